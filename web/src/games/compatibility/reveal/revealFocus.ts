// The rankings that a phone shows during a reveal.
import type { CardTurn, View } from '../../../api/protocol/compatibility'
import { matchTargets, sideOf } from '../view'

export interface RevealFocus {
  side: number
  /** The user's own seat comes first. */
  seats: readonly number[]
  /** Whether the rankings are shown face to face, or all as rows. */
  isDuel: boolean
}

/** The focus after a number of turns; between two teams, still the previous one. */
export function revealFocus(before: View, turns: readonly CardTurn[], shown: number): RevealFocus {
  let at = Math.min(shown, turns.length - 1)
  if (shown > 0 && shown < turns.length && turns[shown]?.place === 0) at = shown - 1
  let begin = Math.max(0, at)
  while (begin > 0 && turns[begin]?.place !== 0) begin--
  const now = turns[begin]?.seats ?? []
  const me = before.seat
  const seat = me !== null && now.includes(me) ? me : (now[0] ?? 0)
  const side = sideOf(before, seat)
  const others = matchTargets(before, seat)
  const isDuel = others.length > 0 && (seat === me || before.referent === null)
  const seats = before.referent === null ? (before.table.sides[side] ?? []) : [seat, ...others]
  const mineFirst = [...seats].sort((a, b) => Number(b === me) - Number(a === me))
  const severalSides = me === null && before.referent === null && before.table.sides.length > 1
  const together = now.length > seats.length
  return { side, seats: mineFirst, isDuel: isDuel && !(severalSides && together) }
}
