// Requests to be let in: this device's own, which survives a reload, and those that a host sees.
import { asRefused, fetchJoinTicket, joinTable, type Seat } from '../api/http'
import { store, stored } from './storage'
import { storeKey } from './seats'
import type { PendingRequestView } from '../api/protocol/table'

const EVERY = 2000
const OVER = new Set(['unknown_token', 'unknown_table', 'table_is_gone', 'not_found'])

interface Kept {
  token: string
  name: string
  watches: boolean
}

export class JoinRequest {
  /** `over`: refused, forgotten, or never answered. */
  state = $state<'waiting' | 'let_in' | 'over'>('waiting')
  /** The seat, once the host has let this device in to play. */
  seat = $state.raw<Seat | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  private constructor(
    readonly code: string,
    private readonly asked: Kept,
  ) {
    store(nameOf(code), asked)
    void this.#look()
  }

  /** Take a seat at once, or ask the host first if the table wants that. */
  static async send(
    code: string,
    name: string,
    wanted: Parameters<typeof joinTable>[2] = {},
  ): Promise<Seat | JoinRequest> {
    const answer = await joinTable(code, name, wanted)
    if ('player' in answer) return answer
    return new JoinRequest(code, { token: answer.token, name, watches: wanted.watches ?? false })
  }

  /** The request that this device sent before a reload, if there is one. */
  static resume(code: string): JoinRequest | null {
    const asked = stored<Kept | null>(nameOf(code), null)
    return asked && new JoinRequest(code, asked)
  }

  get name(): string {
    return this.asked.name
  }

  get watches(): boolean {
    return this.asked.watches
  }

  /** Stop polling. */
  close(): void {
    clearTimeout(this.#timer)
  }

  cancel(): void {
    this.close()
    store(nameOf(this.code), undefined)
  }

  async #look(): Promise<void> {
    try {
      const { token } = this.asked
      const answer = await fetchJoinTicket(this.code, token)
      if (answer.state === 'let_in') return this.#letIn(answer.player, answer.watch_key)
    } catch (error) {
      if (OVER.has(asRefused(error).code)) {
        this.cancel()
        this.state = 'over'
        return
      }
    }
    this.#timer = setTimeout(() => void this.#look(), EVERY)
  }

  #letIn(player: number | null, key: string): void {
    this.cancel()
    storeKey(this.code, key)
    const { code } = this
    if (player !== null) this.seat = { code, player, token: this.asked.token, watch_key: key }
    this.state = 'let_in'
  }
}

const nameOf = (code: string) => `request:${code}`

/** Seconds after which the server forgets a request. */
const WAITS = 600

/** The requests that have not expired; `time` is the server's, in seconds. */
export const stillWaiting = (
  waiting: readonly PendingRequestView[],
  time: number,
): readonly PendingRequestView[] => waiting.filter(({ at }) => time - at < WAITS)
