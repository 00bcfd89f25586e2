// The reveal of a round as a list of timed steps: pure, so that phones and television show the same.
import type { Match, RoundScored } from '../protocol/compatibility'

/** Milliseconds. What moves takes as long as its token in look/tokens.css; the rest is for looking. */
export interface Pace {
  /** The cards lie face down, and all look. */
  ready: number
  flip: number
  join: number
  /** After a card without a match, and after a match. */
  rest: number
  matchRest: number
  total: number
  hop: number
  /** Each, where a pawn goes more than `MANY` spaces. */
  quickHop: number
  stagger: number
  summary: number
}

export const PHONE: Pace = {
  ready: 500,
  flip: 320,
  join: 380,
  rest: 350,
  matchRest: 700,
  total: 900,
  hop: 220,
  quickHop: 120,
  stagger: 300,
  summary: 4000,
}
/** A room needs longer to look: more rows, and people who point at them. */
export const TELEVISION: Pace = {
  ...PHONE,
  ready: 900,
  rest: 750,
  matchRest: 1100,
  total: 1600,
  hop: 260,
  summary: 6000,
}

/** The same without motion: all is seen as long, but a pawn stands at once where it belongs. */
export const calm = (pace: Pace): Pace => ({ ...pace, hop: 0, quickHop: 0, stagger: 0 })

const MANY = 6

/** `at` and `lasts` in milliseconds from the beginning; a step's effect stands when it begins. */
export type RevealStep = { at: number; lasts: number } & (
  | { kind: 'turn'; seats: readonly number[]; place: number }
  | { kind: 'match'; match: Match }
  /** By side: what the round was worth, the referent's share included. */
  | { kind: 'total'; points: readonly number[] }
  | { kind: 'hop'; side: number; space: number }
  | { kind: 'summary' }
)

export interface Timeline {
  steps: readonly RevealStep[]
  lasts: number
  scored: RoundScored
  /** By side: where the pawns stood. */
  from: readonly number[]
}

/** What is to be seen when so many steps have begun. */
export interface Revealed {
  /** By seat: how many of its cards lie open. */
  turned: readonly number[]
  /** Which place was turned last, counted from 1; 0 before the first. */
  place: number
  matches: readonly Match[]
  /** By side: points so far. */
  points: readonly number[]
  /** By side: where its pawn stands. */
  spaces: readonly number[]
  stage: 'cards' | 'total' | 'board' | 'summary'
}

/** From what was scored, and where the pawns of all sides stood and stand now. */
export function timeline(
  scored: RoundScored,
  from: readonly number[],
  to: readonly number[],
  pace: Pace = PHONE,
): Timeline {
  const steps: RevealStep[] = []
  let at = pace.ready
  for (const { seats, place, matches = [] } of scored.turns) {
    steps.push({ kind: 'turn', at, lasts: pace.flip, seats, place })
    at += pace.flip + (matches.length > 0 ? 0 : pace.rest)
    for (const match of matches) {
      steps.push({ kind: 'match', at, lasts: pace.join, match })
      at += pace.join + pace.matchRest
    }
  }
  steps.push({ kind: 'total', at, lasts: pace.total, points: scored.points })
  at += pace.total
  const hops = hopping(from, to, pace, at)
  steps.push(...hops)
  for (const { at: begin, lasts } of hops) at = Math.max(at, begin + lasts)
  steps.push({ kind: 'summary', at: at + (hops.length > 0 ? pace.rest : 0), lasts: pace.summary })
  return { steps, lasts: ending(steps), scored, from }
}

/** One step a space; the sides start one after the other, and do not wait for each other. */
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

/** What is to be seen when the first `begun` steps have begun. */
export function revealed({ steps, scored, from }: Timeline, begun: number): Revealed {
  const turned = scored.rankings.map(() => 0)
  const matches: Match[] = []
  let points: number[] = scored.points.map(() => 0)
  const spaces = [...from]
  let stage: Revealed['stage'] = 'cards'
  let place = 0
  for (const step of steps.slice(0, begun)) {
    if (step.kind === 'turn') {
      place = step.place + 1
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
  return { turned, place, matches, points, spaces, stage }
}

/** How many steps have begun at a time; and for a tap, where the next thing to look at begins. */
export const begunAt = ({ steps }: Timeline, time: number): number =>
  steps.filter(({ at }) => at <= time).length

/** The number of steps after the next card, match or stage: what one tap shows. */
export function afterNext({ steps }: Timeline, begun: number): number {
  const next = steps[begun]
  if (!next) return steps.length
  if (next.kind !== 'hop') return begun + 1
  const rest = steps.findIndex(({ kind }, place) => place > begun && kind !== 'hop')
  return rest < 0 ? steps.length : rest
}
