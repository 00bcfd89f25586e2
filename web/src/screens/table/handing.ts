// Handing the device on: when it lies covered, and for whom.
import type { KeptSeat } from '../../state/seats'

export interface Situation {
  /** Who has the device; none before the first look at a game. */
  holder: string | null
  /** Seats of this device that the game waits for, the holder's first. */
  waited: readonly KeptSeat[]
  /** Something public is still being shown to all who sit around. */
  isShowing: boolean
}

/** The seat to hand the device to, if it must go on. */
export function handTo({ holder, waited, isShowing }: Situation): KeptSeat | null {
  if (waited.some((seat) => seat.token === holder)) return null
  if (holder !== null && isShowing) return null
  return waited[0] ?? null
}
