// The WebSocket to a table. It reconnects by itself and sends unanswered messages again.
import { withBase } from '../app/basePath'
import type { Goodbye, FromPage, Hello, ToPage } from './protocol/table'
import { isServerUp, Refused } from './http'
import { keyOf } from '../state/seats'

export const VERSION = 3

/** `restarting`: the server announced it. `waiting`: disconnected, and about to try again. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'restarting' | 'ended'
/** A table screen leads the phones through what they show. */
export type Screen = Exclude<Hello['screen'], '' | undefined>
/** A message without its id. */
export type Outgoing = Unnumbered<Exclude<FromPage, { type: 'hello' }>>
type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never

export interface ConnectionListener {
  onMessage(message: ToPage): void
  onState(state: ConnectionState): void
  /** There is no reconnecting: `kicked`, `removed`, `unknown_table`, or `reload` for an old page. */
  onEnded(reason: Goodbye['reason']): void
}

interface Unanswered {
  text: string
  since: number
  /** How often the message was sent. */
  sent: number
  /** Whether it was sent on the present connection. */
  isUnderway: boolean
  resolve(): void
  reject(refused: Refused): void
}

const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]
/** After so many tries, a restart is treated like any other disconnection. */
const RESTARTING = 4
/** After so many milliseconds a connection counts as stable: the next pause is short again. */
const STEADY = 5000
/** A message is repeated so many times before it fails. */
const REPEATS = 3
/** The server remembers so many messages of each player. More are sent when these are answered,
 * so a repeated message is always known. */
const MOST_UNDERWAY = 8
const PATIENCE = 8000
const SILENCE = 25_000
const LONG_HIDDEN = 60_000
const FINAL = new Set<string>(['kicked', 'moved', 'reload', 'removed', 'unknown_table'])
const ANSWERING = new Set<ToPage['type']>(['update', 'refusal', 'acknowledged'])

export class TableConnection {
  #socket: WebSocket | null = null
  #unanswered = new Map<string, Unanswered>()
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #lastHeard = 0
  /** When the welcome arrived; Infinity before that. */
  #openSince = Infinity
  #hiddenSince = 0
  #state: ConnectionState = 'connecting'
  #stop = new AbortController()

  constructor(
    private readonly code: string,
    private readonly token: string | null,
    private readonly listener: ConnectionListener,
    private readonly screen: Screen = 'phone',
  ) {
    const { signal } = this.#stop
    globalThis.addEventListener?.('online', () => this.reconnect(), { signal })
    globalThis.document?.addEventListener('visibilitychange', () => this.#onVisibilityChange(), {
      signal,
    })
    this.#watch = setInterval(() => void this.#check(), 4000)
    this.#connect()
  }

  /** Resolves once the table has done it; throws Refused if it does not. */
  request(message: Outgoing): Promise<void> {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
    const text = JSON.stringify({ ...message, id })
    return new Promise((resolve, reject) => {
      if (this.#state === 'ended') reject(new Refused('offline'))
      else {
        const waiting = { text, since: Date.now(), sent: 0, isUnderway: false, resolve, reject }
        this.#unanswered.set(id, waiting)
        this.#deliver()
      }
    })
  }

  /** Send a message that gets no answer, if the connection is open. */
  notify(message: Outgoing): void {
    this.#send(JSON.stringify({ ...message, id: crypto.randomUUID?.() ?? String(Math.random()) }))
  }

  close(): void {
    this.#end()
    this.#socket?.close()
    this.#socket = null
  }

  /** Whether it was sent; the server accepts nothing before its welcome. */
  #send(text: string): boolean {
    if (this.#state !== 'open' || this.#openSince === Infinity) return false
    if (this.#socket?.readyState !== WebSocket.OPEN) return false // the browser is closing it
    this.#socket.send(text)
    return true
  }

  /** Send the oldest unanswered messages that were not sent on this connection. */
  #deliver(): void {
    for (const message of [...this.#unanswered.values()].slice(0, MOST_UNDERWAY)) {
      if (message.isUnderway || !this.#send(message.text)) continue
      message.since = Date.now()
      message.isUnderway = true
      message.sent++
    }
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#state === 'ended') return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}${withBase(`/api/tables/${this.code}/socket`)}`,
    )
    const key = keyOf(this.code)
    const hello = {
      type: 'hello',
      version: VERSION,
      screen: this.screen,
      ...(this.token ? { token: this.token } : {}),
      ...(key ? { watch_key: key } : {}),
    }
    this.#socket = socket
    this.#lastHeard = Date.now()
    this.#openSince = Infinity
    socket.onopen = () => socket.send(JSON.stringify(hello))
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data as string) as ToPage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #receive(message: ToPage): void {
    this.#lastHeard = Date.now()
    if (message.type === 'goodbye') return this.#dismissed(message.reason)
    if (message.type === 'welcome') this.#welcomed()
    this.listener.onMessage(message)
    if (ANSWERING.has(message.type) && 'reply_to' in message && message.reply_to)
      this.#answered(message.reply_to, message)
  }

  #welcomed(): void {
    this.#openSince = Date.now()
    this.#setState('open')
    for (const [id, message] of this.#unanswered) {
      message.isUnderway = false
      message.since = Date.now()
      if (message.sent > REPEATS) {
        this.#unanswered.delete(id)
        message.reject(new Refused('internal_error'))
      }
    }
    this.#deliver()
  }

  #answered(id: string, message: ToPage): void {
    this.#tries = 0
    const waiting = this.#unanswered.get(id)
    this.#unanswered.delete(id)
    if (message.type === 'refusal') waiting?.reject(new Refused(message.code, message.params))
    else waiting?.resolve()
    this.#deliver()
  }

  #dismissed(reason: Goodbye['reason']): void {
    if (FINAL.has(reason)) {
      this.#end()
      this.listener.onEnded(reason)
    } else if (reason === 'restart') this.#setState('restarting')
  }

  #lost(): void {
    this.#socket = null
    if (this.#state === 'ended') return
    if (Date.now() - this.#openSince > STEADY) this.#tries = 0
    if (this.#state !== 'restarting' || this.#tries > RESTARTING) this.#setState('waiting')
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 15_000
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** Drop the connection and open a new one: cheaper than to find out whether it still works. */
  reconnect(): void {
    if (this.#state === 'ended') return
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#tries = 0
    this.#connect()
  }

  /** Reconnect if a message waits too long for its answer, or if the server has gone silent. */
  async #check(): Promise<void> {
    if (this.#state !== 'open') return
    const time = Date.now()
    const oldest = Math.min(...[...this.#unanswered.values()].map((each) => each.since))
    if (time - oldest > PATIENCE) return this.#dropAndReconnect()
    if (time - this.#lastHeard < SILENCE) return
    this.#lastHeard = time
    if (!(await isServerUp())) this.#dropAndReconnect()
  }

  #dropAndReconnect(): void {
    this.#setState('waiting')
    this.reconnect()
  }

  /** Phones close connections of hidden pages without telling them. */
  #onVisibilityChange(): void {
    if (document.hidden) this.#hiddenSince = Date.now()
    else if (this.#state === 'waiting' || Date.now() - this.#hiddenSince > LONG_HIDDEN)
      this.reconnect()
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.listener.onState(state)
  }

  #end(): void {
    this.#setState('ended')
    this.#stop.abort()
    clearInterval(this.#watch)
    clearTimeout(this.#retry)
    for (const each of this.#unanswered.values()) each.reject(new Refused('offline'))
    this.#unanswered.clear()
  }
}

type Fields = Record<string, unknown>

/** Apply the changes of an update to a value: replace the changed fields. An object in place of a list has changes by index. */
export function patched<T extends object>(value: T, changes: object): T {
  const result = { ...value } as Fields
  for (const [name, change] of Object.entries(changes)) {
    const old = result[name]
    result[name] = Array.isArray(old) && isFields(change) ? patchedItems(old, change) : change
  }
  return result as T
}

function patchedItems(items: unknown[], changes: Fields): unknown[] {
  const result = [...items]
  for (const [place, change] of Object.entries(changes)) {
    result[Number(place)] = patched(result[Number(place)] as Fields, change as Fields)
  }
  return result
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
