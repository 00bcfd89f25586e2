// A device at a table: one seat, or several that are played by passing it on. Each has its own line.
import { keepFormer } from '../../state/keys'
import { forgetSeat, keepSeat, seatsAt, type KeptSeat } from '../../state/seats'
import { Table } from '../../state/table.svelte'

interface Held {
  seat: KeptSeat
  table: Table
}

export class DeviceTable {
  /** The seats of this device, in the order in which they sat down. */
  held = $state.raw<readonly Held[]>([])
  #token = $state('')
  /** For whom the device lies covered; nothing of anybody's is shown then. */
  covered = $state<KeptSeat | null>(null)
  /** Looks on, if nobody sits here. */
  #looking: Table | null = null

  #current = $derived(this.held.find(({ seat }) => seat.token === this.#token) ?? this.held[0])
  seat = $derived(this.#current?.seat ?? null)
  isShared = $derived(this.held.length > 1)
  /** The players at this device. */
  local = $derived(this.held.map(({ seat }) => seat.player))

  constructor(
    readonly code: string,
    seat: KeptSeat | null,
  ) {
    if (!seat) this.#looking = new Table(code, null)
    for (const each of seat ? seatsAt(code) : []) this.#hold(each)
    if (seat && !this.held.some((each) => each.seat.token === seat.token)) this.#hold(seat)
    this.#token = seat?.token ?? ''
  }

  get table(): Table {
    return this.#current?.table ?? (this.#looking ??= new Table(this.code, null))
  }

  /** Somebody else sits down at this device. */
  add(seat: KeptSeat): void {
    this.#hold(seat)
    if (this.held.length === 1) this.#token = seat.token
    this.#looking?.close()
    this.#looking = null
  }

  #hold(seat: KeptSeat): void {
    const held = { seat, table: new Table(this.code, seat.token) }
    this.held = [...this.held, held].sort((a, b) => a.seat.player - b.seat.player)
  }

  /** A chair that is not ours any more; the last one stays, to say so. */
  drop(token: string): void {
    forgetSeat(token)
    keepFormer(this.code, token)
    if (this.held.length < 2) return
    this.held.find(({ seat }) => seat.token === token)?.table.close()
    this.held = this.held.filter(({ seat }) => seat.token !== token)
    if (this.covered?.token === token) this.covered = null
  }

  cover(seat: KeptSeat): void {
    this.covered = seat
  }

  /** The one who has the device in hand looks; what all have seen is not shown again. */
  uncover(seat: KeptSeat): void {
    const before = this.#current
    const next = this.held.find((each) => each.seat.token === seat.token)
    if (before && next && before !== next) {
      const pending = before.table.happenings[0]?.sequence ?? Infinity
      next.table.shown(pending - 1)
    }
    this.#token = seat.token
    this.covered = null
    keepSeat(seat, seat.name)
  }

  /** The seats here that the game waits for, from the present one on. */
  waited = $derived.by((): KeptSeat[] => {
    const now = this.#current?.table
    const waiting = now?.view?.waiting_for ?? []
    const at = this.held.findIndex((each) => each === this.#current)
    const around = [...this.held.slice(at), ...this.held.slice(0, Math.max(0, at))]
    return around
      .filter(({ seat }) => {
        const chair = now?.room?.seated.indexOf(seat.player) ?? -1
        return chair >= 0 && waiting.includes(chair)
      })
      .map(({ seat }) => seat)
  })

  close(): void {
    for (const { table } of this.held) table.close()
    this.#looking?.close()
  }
}
