// The reveal of a round as a pure list of timed steps, for phones and televisions alike.
import type { CardTurn, Match, RoundScored, View } from '../../../api/protocol/compatibility'
import { matchTargets, sideOf } from '../view'

/**
 * Milliseconds, the same on phones and televisions, so that they show the same card at the same time. The server
 * says how long a reveal takes; these are its proportions.
 */
export const PACE = {
  /** Before the first card turns. */
  ready: 900,
  /** From a card to its first match, and from a match to the next. */
  flip: 320,
  match: 1500,
  /** After a card and its matches. */
  rest: 580,
  total: 1400,
  /** A pawn hops this fast, or faster if it has far to go. */
  hop: 240,
  hops: 2400,
  /** The pawns' whole time, from the total to the summary. */
  pawns: 4600,
  /** How long a replay shows the summary. */
  summary: 6000,
}

/** `at` is the start and `lasts` the duration in milliseconds; a step takes effect when it starts. */
export type RevealStep = { at: number; lasts: number } & (
  | { kind: 'turn'; seats: readonly number[]; place: number }
  | { kind: 'match'; match: Match }
  /** By side: the points of the round, including the referent's share. */
  | { kind: 'total'; points: readonly number[] }
  | { kind: 'hop'; side: number; space: number }
  | { kind: 'summary' }
)

export interface Timeline {
  steps: readonly RevealStep[]
  lasts: number
  scored: RoundScored
  /** By side: the spaces of the pawns before the round. */
  from: readonly number[]
}

/** The visible state after a number of steps. */
export interface Revealed {
  /** The number of turns shown. */
  turns: number
  /** By seat: the number of open cards. */
  turned: readonly number[]
  /** The place that was turned last, counted from 1; 0 before the first. */
  place: number
  matches: readonly Match[]
  /** By side: points so far. */
  points: readonly number[]
  /** By side: the space of its pawn. */
  spaces: readonly number[]
  stage: 'cards' | 'total' | 'board' | 'summary'
}

/**
 * The timeline of a scored round; `from` and `to` are the spaces of the pawns by side. `length` is the time until
 * the summary. Without motion, pawns jump to their space at once.
 */
export function timeline(
  scored: RoundScored,
  from: readonly number[],
  to: readonly number[],
  { length = null, calm = false }: { length?: number | null; calm?: boolean } = {},
): Timeline {
  const steps: RevealStep[] = []
  let at = PACE.ready
  for (const { seats, place, matches = [] } of scored.turns) {
    steps.push({ kind: 'turn', at, lasts: PACE.flip, seats, place })
    at += PACE.flip
    for (const match of matches) {
      steps.push({ kind: 'match', at, lasts: PACE.match, match })
      at += PACE.match
    }
    at += PACE.rest
  }
  steps.push({ kind: 'total', at, lasts: PACE.total, points: scored.points })
  steps.push(...hopping(from, to, at + PACE.total, calm))
  steps.push({ kind: 'summary', at: at + PACE.pawns, lasts: PACE.summary })
  const fitted = fit(steps, length ?? at + PACE.pawns)
  return { steps: fitted, lasts: ending(fitted), scored, from }
}

/** The same steps, slower or faster, so that the last one begins at this time. */
function fit(steps: RevealStep[], length: number): RevealStep[] {
  const scale = length / steps.at(-1)!.at
  return steps.map((step) => ({ ...step, at: step.at * scale, lasts: step.lasts * scale }))
}

/** One step per space; all sides start together. */
function hopping(from: readonly number[], to: readonly number[], begin: number, calm: boolean) {
  const ways = from.map((start, side) => Math.max(0, (to[side] ?? start) - start))
  const lasts = calm ? 0 : Math.min(PACE.hop, PACE.hops / Math.max(1, ...ways))
  const steps: RevealStep[] = ways.flatMap((spaces, side) =>
    Array.from({ length: spaces }, (_, hop) => ({
      kind: 'hop' as const,
      at: begin + hop * lasts,
      lasts,
      side,
      space: (from[side] ?? 0) + hop + 1,
    })),
  )
  return steps.sort((a, b) => a.at - b.at)
}

const ending = (steps: readonly RevealStep[]) =>
  Math.max(0, ...steps.map(({ at, lasts }) => at + lasts))

/** The visible state when the first `begun` steps have started. */
export function revealed({ steps, scored, from }: Timeline, begun: number): Revealed {
  const turned = scored.rankings.map(() => 0)
  const matches: Match[] = []
  let points: number[] = scored.points.map(() => 0)
  const spaces = [...from]
  let stage: Revealed['stage'] = 'cards'
  let place = 0
  let turns = 0
  for (const step of steps.slice(0, begun)) {
    if (step.kind === 'turn') {
      place = step.place + 1
      turns++
      for (const seat of step.seats) turned[seat] = place
    } else if (step.kind === 'match') {
      matches.push(step.match)
      points[step.match.side] = (points[step.match.side] ?? 0) + step.match.points
    } else if (step.kind === 'total') {
      stage = 'total'
      points = [...step.points]
    } else if (step.kind === 'hop') {
      stage = 'board'
      spaces[step.side] = step.space
    } else stage = 'summary'
  }
  return { turns, turned, place, matches, points, spaces, stage }
}

/** The number of steps after one more tap: the next card, the total with all hops, or the summary. */
export function afterNext({ steps }: Timeline, begun: number): number {
  const next = steps.findIndex(
    ({ kind }, place) => place > begun && kind !== 'hop' && kind !== 'match',
  )
  return next < 0 ? steps.length : next
}

/** The rankings that a phone shows during a reveal. */
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
