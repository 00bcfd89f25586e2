// The rankings that a phone shows during a reveal, and for how long.
import type { CardTurn, View } from '../../../api/protocol/compatibility'
import { matchTargets, sideOf } from '../view'

export interface RevealFocus {
  side: number
  /** The user's own seat comes first. */
  seats: readonly number[]
  /** Whether the rankings are shown face to face, or all as rows. */
  isDuel: boolean
}

const MATCH = 2000
const PLAIN = 1000
const ELSEWHERE = 500

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

/** The pause after a turn: longest for a match in focus, short for other players' cards. */
export const pauseAfterTurn =
  (before: View, turns: readonly CardTurn[]) =>
  (turn: CardTurn, number: number): number => {
    const { seats } = revealFocus(before, turns, number + 1)
    const isNear = (others: readonly number[]) => others.some((seat) => seats.includes(seat))
    if (turn.matches?.some((match) => isNear(match.seats))) return MATCH
    return isNear(turn.seats) ? PLAIN : ELSEWHERE
  }
