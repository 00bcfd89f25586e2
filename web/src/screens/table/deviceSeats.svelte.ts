// The seats of this device at a table: one, or several that are played by passing the device on.
import {
  forgetSeat,
  seatsAt,
  type StoredSeat,
  storeFormerToken,
  storeSeat,
} from '../../state/seats'
import { Table } from '../../state/table.svelte'

interface HeldSeat {
  seat: StoredSeat
  table: Table
}

export class DeviceSeats {
  /** The seats of this device, in the order in which they sat down. */
  held = $state.raw<readonly HeldSeat[]>([])
  #token = $state('')
  /** The seat for which the device is covered, if it is. */
  covered = $state<StoredSeat | null>(null)
  /** A table for watching, if this device has no seat. */
  #looking: Table | null = null

  #current = $derived(this.held.find(({ seat }) => seat.token === this.#token) ?? this.held[0])
  seat = $derived(this.#current?.seat ?? null)
  isShared = $derived(this.held.length > 1)
  /** The players at this device. */
  local = $derived(this.held.map(({ seat }) => seat.player))

  constructor(
    readonly code: string,
    seat: StoredSeat | null,
  ) {
    if (!seat) this.#looking = new Table(code, null)
    for (const each of seat ? seatsAt(code) : []) this.#hold(each)
    if (seat && !this.held.some((each) => each.seat.token === seat.token)) this.#hold(seat)
    this.#token = seat?.token ?? ''
  }

  get table(): Table {
    return this.#current?.table ?? (this.#looking ??= new Table(this.code, null))
  }

  /** Add a seat at this device. */
  add(seat: StoredSeat): void {
    this.#hold(seat)
    if (this.held.length === 1) this.#token = seat.token
    this.#looking?.close()
    this.#looking = null
  }

  #hold(seat: StoredSeat): void {
    const held = { seat, table: new Table(this.code, seat.token) }
    this.held = [...this.held, held].sort((a, b) => a.seat.player - b.seat.player)
  }

  /** Remove a lost seat; the last one stays, to tell the user about it. */
  drop(token: string): void {
    forgetSeat(token)
    storeFormerToken(this.code, token)
    if (this.held.length < 2) return
    this.held.find(({ seat }) => seat.token === token)?.table.close()
    this.held = this.held.filter(({ seat }) => seat.token !== token)
    if (this.covered?.token === token) this.covered = null
  }

  cover(seat: StoredSeat): void {
    this.covered = seat
  }

  /** Uncover the device for a seat, without showing again what was already shown on it. */
  uncover(seat: StoredSeat): void {
    const before = this.#current
    const next = this.held.find((each) => each.seat.token === seat.token)
    if (before && next && before !== next) {
      const pending = before.table.pending[0]?.sequence ?? Infinity
      next.table.markShown(pending - 1)
    }
    this.#token = seat.token
    this.covered = null
    storeSeat(seat, seat.name)
  }

  /** The seats of this device that the game waits for, beginning with the current one. */
  awaited = $derived.by((): StoredSeat[] => {
    const now = this.#current?.table
    const waiting = now?.view?.waiting_for ?? []
    const at = this.held.findIndex((each) => each === this.#current)
    const around = [...this.held.slice(at), ...this.held.slice(0, Math.max(0, at))]
    return around
      .filter(({ seat }) => {
        const chair = now?.state?.seated.indexOf(seat.player) ?? -1
        return chair >= 0 && waiting.includes(chair)
      })
      .map(({ seat }) => seat)
  })

  close(): void {
    for (const { table } of this.held) table.close()
    this.#looking?.close()
  }
}

export interface Situation {
  /** The token of the seat that has the device; null before a game is first shown. */
  holder: string | null
  /** Seats of this device that the game waits for, the holder's first. */
  awaited: readonly StoredSeat[]
  /** Something public is still being shown to everybody. */
  isShowing: boolean
}

/** The seat to hand the device to, if it must be handed on. */
export function handTo({ holder, awaited, isShowing }: Situation): StoredSeat | null {
  if (awaited.some((seat) => seat.token === holder)) return null
  if (holder !== null && isShowing) return null
  return awaited[0] ?? null
}
