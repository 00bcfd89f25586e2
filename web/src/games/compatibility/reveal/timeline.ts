// The reveal of a round as a pure list of timed steps, for phones and televisions alike.
import type { CardTurn, Match, RoundScored } from '../../../api/protocol/compatibility'

/** Milliseconds. Movements take as long as their tokens in styles/tokens.css; the rest is time to look. */
export interface Pace {
  /** Before the first card turns. */
  ready: number
  /** From a card to its first match (flip), and from a match to the next (join). */
  flip: number
  join: number
  /** The pause after a card and its matches; `number` counts turns from 0. */
  rest: (turn: CardTurn, number: number) => number
  total: number
  hop: number
  /** For each hop, if a pawn moves more than `MANY` spaces. */
  quickHop: number
  stagger: number
  /** After the last hop. */
  land: number
  /** How long the summary stays. */
  summary: number
}

/** On a phone a card and its matches show at once; the pause depends on whose cards they are. */
export const phone = (rest: Pace['rest']): Pace => ({
  ready: 900,
  flip: 0,
  join: 0,
  rest,
  total: 500,
  hop: 240,
  quickHop: 150,
  stagger: 0,
  land: 800,
  summary: 0,
})

/** A whole room needs more time: there are more rows to look at. */
export const TELEVISION: Pace = {
  ready: 900,
  flip: 320,
  join: 1480,
  rest: ({ matches = [] }) => (matches.length > 0 ? 0 : 750),
  total: 1600,
  hop: 260,
  quickHop: 120,
  stagger: 300,
  land: 750,
  summary: 6000,
}

/** The same pace without motion: pawns jump to their space at once. */
export const calm = (pace: Pace): Pace => ({ ...pace, hop: 0, quickHop: 0, stagger: 0 })

const MANY = 6

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

/** The timeline of a scored round; `from` and `to` are the spaces of the pawns by side. */
export function timeline(
  scored: RoundScored,
  from: readonly number[],
  to: readonly number[],
  pace: Pace,
): Timeline {
  const steps: RevealStep[] = []
  let at = pace.ready
  for (const [number, turn] of scored.turns.entries()) {
    const { seats, place, matches = [] } = turn
    steps.push({ kind: 'turn', at, lasts: pace.flip, seats, place })
    at += pace.flip
    for (const match of matches) {
      steps.push({ kind: 'match', at, lasts: pace.join, match })
      at += pace.join
    }
    at += pace.rest(turn, number)
  }
  steps.push({ kind: 'total', at, lasts: pace.total, points: scored.points })
  at += pace.total
  const hops = hopping(from, to, pace, at)
  steps.push(...hops)
  for (const { at: begin, lasts } of hops) at = Math.max(at, begin + lasts)
  steps.push({ kind: 'summary', at: at + pace.land, lasts: pace.summary })
  return { steps, lasts: ending(steps), scored, from }
}

/** One step per space; the sides start one after the other without waiting for each other. */
function hopping(from: readonly number[], to: readonly number[], pace: Pace, begin: number) {
  const steps: RevealStep[] = []
  let starters = 0
  for (const [side, start] of from.entries()) {
    const spaces = (to[side] ?? start) - start
    if (spaces <= 0) continue
    const lasts = spaces > MANY ? pace.quickHop : pace.hop
    const first = begin + starters++ * pace.stagger
    for (let hop = 0; hop < spaces; hop++)
      steps.push({ kind: 'hop', at: first + hop * lasts, lasts, side, space: start + hop + 1 })
  }
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
  const at = steps[begun]?.at
  const next = steps.findIndex(
    (step, place) => place > begun && step.kind !== 'hop' && step.at !== at,
  )
  return next < 0 ? steps.length : next
}
