// Seats: the chairs that this device holds, by table; several at one table are pass and play.
import type { Seat } from '../api/http'
import { keep, kept } from './storage'

export interface KeptSeat extends Seat {
  name: string
  /** When it was taken or used, in milliseconds. */
  at: number
}

const NAME = 'seats'
const MOST = 40

const all = () => kept<KeptSeat[]>(NAME, [])

/** The seats at a table, the one used last first. */
export const seatsAt = (code: string): KeptSeat[] =>
  all()
    .filter((seat) => seat.code === code)
    .sort((a, b) => b.at - a.at)

/** Tables where this device sits, the last one first. */
export const tables = (): string[] => [
  ...new Set(
    all()
      .sort((a, b) => b.at - a.at)
      .map((seat) => seat.code),
  ),
]

export function keepSeat(seat: Seat, name: string): KeptSeat {
  const mine = { ...seat, name, at: Date.now() }
  const others = all().filter((other) => other.token !== seat.token)
  keep(NAME, [mine, ...others].slice(0, MOST))
  return mine
}

export function forgetSeat(token: string): void {
  keep(
    NAME,
    all().filter((seat) => seat.token !== token),
  )
}

/** A table that is not there any more. */
export function forgetTable(code: string): void {
  keep(
    NAME,
    all().filter((seat) => seat.code !== code),
  )
}

/** What the person at this device is called, as it said last. */
export const myName = (): string => kept('name', '')
export const keepName = (name: string): void => keep('name', name)
