// Whom one looks at in a reveal: one's own side, or the team that turns its cards; and how long.
import type { CardTurn, View } from '../../../api/protocol/compatibility'
import { matchTargets, sideOf } from '../view'

export interface RevealFocus {
  side: number
  /** Mine first. */
  seats: readonly number[]
  /** Face to face; else all that lies is seen as rows. */
  isDuel: boolean
}

const MATCH = 2000
const PLAIN = 1000
const ELSEWHERE = 500

/** When so many turns were shown; between two teams, still the one before. */
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

/** A match of those one looks at stays longest; what others turn is soon over. */
export const pauseAfterTurn =
  (before: View, turns: readonly CardTurn[]) =>
  (turn: CardTurn, number: number): number => {
    const { seats } = revealFocus(before, turns, number + 1)
    const isNear = (others: readonly number[]) => others.some((seat) => seats.includes(seat))
    if (turn.matches?.some((match) => isNear(match.seats))) return MATCH
    return isNear(turn.seats) ? PLAIN : ELSEWHERE
  }
