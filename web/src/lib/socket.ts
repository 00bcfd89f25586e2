// The socket: one line to a table that heals by itself, and says again what was not answered.
import type { Goodbye, FromPage, ToPage } from '../protocol/table'
import { answers } from './api'
import { keyOf } from './keys'
import { Refused } from './refused'

export const VERSION = 2

/** `restarting`: the server said so; `waiting`: the line is cut, and tried again soon. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'restarting' | 'ended'
/** A message before it has its id. */
export type Saying = Unnumbered<Exclude<FromPage, { type: 'hello' }>>
type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never

export interface Listener {
  heard(message: ToPage): void
  changed(state: LineState): void
  /** Not coming back: `kicked`, `removed`, `unknown_table`, or `reload` for an old page. */
  ended(reason: Goodbye['reason']): void
}

interface Unanswered {
  text: string
  since: number
  /** How often it was sent. */
  sent: number
  resolve(): void
  reject(refused: Refused): void
}

const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]
/** Tries after which a restart is a cut like any other. */
const RESTARTING = 4
/** A connection that stays open for so long is good: the next pause is short again. */
const STEADY = 5000
/** A message is repeated this many times, then given up. */
const REPEATS = 3
const PATIENCE = 8000
const SILENCE = 25_000
const LONG_HIDDEN = 60_000
const FINAL = new Set<string>(['kicked', 'reload', 'removed', 'unknown_table'])
const ANSWERING = new Set<ToPage['type']>(['update', 'refusal', 'acknowledged'])

export class Line {
  #socket: WebSocket | null = null
  #unanswered = new Map<string, Unanswered>()
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #lastHeard = 0
  /** When this connection was welcomed; Infinity before that. */
  #openSince = Infinity
  #hiddenSince = 0
  #state: LineState = 'connecting'
  #stop = new AbortController()

  constructor(
    private readonly code: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    const { signal } = this.#stop
    globalThis.addEventListener?.('online', () => this.again(), { signal })
    globalThis.document?.addEventListener('visibilitychange', () => this.#looked(), { signal })
    this.#watch = setInterval(() => void this.#check(), 4000)
    this.#connect()
  }

  /** Resolves when the table did it, or had done it; Refused if not. */
  say(saying: Saying): Promise<void> {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
    const text = JSON.stringify({ ...saying, id })
    return new Promise((resolve, reject) => {
      if (this.#state === 'ended') reject(new Refused('offline'))
      else {
        const message = { text, since: Date.now(), sent: 0, resolve, reject }
        this.#unanswered.set(id, message)
        this.#deliver(message)
      }
    })
  }

  /** Say what nobody answers, if there is a line. */
  tell(saying: Saying): void {
    this.#send(JSON.stringify({ ...saying, id: crypto.randomUUID?.() ?? String(Math.random()) }))
  }

  close(): void {
    this.#end()
    this.#socket?.close()
    this.#socket = null
  }

  /** Whether it was sent: a connection takes nothing before its welcome. */
  #send(text: string): boolean {
    if (this.#state !== 'open' || this.#openSince === Infinity) return false
    this.#socket?.send(text)
    return true
  }

  #deliver(message: Unanswered): void {
    message.since = Date.now()
    if (this.#send(message.text)) message.sent++
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#state === 'ended') return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`)
    const key = keyOf(this.code)
    const hello = {
      type: 'hello',
      version: VERSION,
      ...(this.token ? { token: this.token } : {}),
      ...(key ? { watch_key: key } : {}),
    }
    this.#socket = socket
    this.#lastHeard = Date.now()
    this.#openSince = Infinity
    socket.onopen = () => socket.send(JSON.stringify(hello))
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data as string) as ToPage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #hear(message: ToPage): void {
    this.#lastHeard = Date.now()
    if (message.type === 'goodbye') return this.#dismissed(message.reason)
    if (message.type === 'welcome') this.#welcomed()
    this.listener.heard(message)
    if (ANSWERING.has(message.type) && 'reply_to' in message && message.reply_to)
      this.#answered(message.reply_to, message)
  }

  #welcomed(): void {
    this.#openSince = Date.now()
    this.#become('open')
    for (const [id, message] of this.#unanswered) {
      if (message.sent <= REPEATS) this.#deliver(message)
      else {
        this.#unanswered.delete(id)
        message.reject(new Refused('internal_error'))
      }
    }
  }

  #answered(id: string, message: ToPage): void {
    this.#tries = 0
    const waiting = this.#unanswered.get(id)
    this.#unanswered.delete(id)
    if (message.type === 'refusal') waiting?.reject(new Refused(message.code, message.params))
    else waiting?.resolve()
  }

  #dismissed(reason: Goodbye['reason']): void {
    if (FINAL.has(reason)) {
      this.#end()
      this.listener.ended(reason)
    } else if (reason === 'restart') this.#become('restarting')
  }

  #lost(): void {
    this.#socket = null
    if (this.#state === 'ended') return
    if (Date.now() - this.#openSince > STEADY) this.#tries = 0
    if (this.#state !== 'restarting' || this.#tries > RESTARTING) this.#become('waiting')
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 15_000
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** Cut, and come back at once: cheaper than to wonder whether the line still lives. */
  again(): void {
    if (this.#state === 'ended') return
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#tries = 0
    this.#connect()
  }

  /** A message that waits too long, or a long silence that the server does not explain. */
  async #check(): Promise<void> {
    if (this.#state !== 'open') return
    const time = Date.now()
    const oldest = Math.min(...[...this.#unanswered.values()].map((each) => each.since))
    if (time - oldest > PATIENCE) return this.#cut()
    if (time - this.#lastHeard < SILENCE) return
    this.#lastHeard = time
    if (!(await answers())) this.#cut()
  }

  #cut(): void {
    this.#become('waiting')
    this.again()
  }

  /** Phones cut lines of pages that nobody looks at, and do not tell. */
  #looked(): void {
    if (document.hidden) this.#hiddenSince = Date.now()
    else if (this.#state === 'waiting' || Date.now() - this.#hiddenSince > LONG_HIDDEN) this.again()
  }

  #become(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.listener.changed(state)
  }

  #end(): void {
    this.#become('ended')
    this.#stop.abort()
    clearInterval(this.#watch)
    clearTimeout(this.#retry)
    for (const each of this.#unanswered.values()) each.reject(new Refused('offline'))
    this.#unanswered.clear()
  }
}
