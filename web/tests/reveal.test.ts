import { expect, test } from 'vitest'
import {
  afterNext,
  PACE,
  revealed,
  timeline,
  type RevealStep,
} from '../src/games/compatibility/reveal/timeline.ts'
import type { RoundScored } from '../src/api/protocol/compatibility.ts'

const ranking = (...images: string[]) => ({ images })
const match = (side: number, image: string, places: number[], points: number) => ({
  side,
  image,
  seats: [side, side + 2],
  places,
  direct: places[0] === places[1],
  doubled: false,
  points,
})

/** Two pairs: one direct and one indirect match for side 0, nothing for side 1. */
const SCORED: RoundScored = {
  type: 'round_scored',
  rankings: [ranking('a', 'b', 'c'), ranking('d', 'e'), ranking('a', 'c', 'f'), ranking('g', 'h')],
  turns: [
    { seats: [0, 1, 2, 3], place: 0, matches: [match(0, 'a', [0, 0], 3)] },
    { seats: [0, 1, 2, 3], place: 1, matches: [] },
    { seats: [0, 2], place: 2, matches: [match(0, 'c', [2, 1], 2)] },
  ],
  points: [5, 0],
  spent: [0, 0],
}
const reveal = timeline(SCORED, [4, 9], [9, 9])
const kinds = (steps: readonly RevealStep[]) => steps.map(({ kind }) => kind).join(' ')

test('cards turn place by place, matches show after the card that completes them', () => {
  expect(kinds(reveal.steps)).toBe('turn match turn turn match total hop hop hop hop hop summary')
})

test('steps begin one after the other, and the last one ends the reveal', () => {
  const begins = reveal.steps.map(({ at }) => at)
  expect(begins).toEqual([...begins].sort((a, b) => a - b))
  const last = reveal.steps.at(-1)
  expect(reveal.lasts).toBe((last?.at ?? 0) + (last?.lasts ?? 0))
})

test('nothing lies open before the first step', () => {
  expect(revealed(reveal, 0)).toEqual({
    turns: 0,
    turned: [0, 0, 0, 0],
    place: 0,
    matches: [],
    points: [0, 0],
    spaces: [4, 9],
    stage: 'cards',
  })
})

test('a match counts as soon as it shows', () => {
  const { turned, points, matches } = revealed(reveal, 2)
  expect(turned).toEqual([1, 1, 1, 1])
  expect(points).toEqual([3, 0])
  expect(matches.map(({ image }) => image)).toEqual(['a'])
})

test('who has fewer cards stops earlier', () => {
  expect(revealed(reveal, 5)).toMatchObject({ turned: [3, 2, 3, 2], place: 3 })
})

test('team by team, the place that counts is that of the team that turns', () => {
  const turns = [
    { seats: [0, 2], place: 0 },
    { seats: [0, 2], place: 1 },
    { seats: [1, 3], place: 0 },
  ]
  const byTeam = timeline({ ...SCORED, turns }, [4, 9], [9, 9])
  expect(revealed(byTeam, 3)).toMatchObject({ turns: 3, turned: [2, 1, 2, 1], place: 1 })
})

test('a pawn goes space by space to where it stands now, and others stay', () => {
  expect(revealed(reveal, 7).spaces).toEqual([5, 9])
  expect(revealed(reveal, reveal.steps.length)).toMatchObject({ spaces: [9, 9], stage: 'summary' })
})

test('the total is what was scored, also for a referent who made no match itself', () => {
  const alone = timeline({ ...SCORED, points: [5, 5] }, [4, 9], [9, 14])
  const total = alone.steps.findIndex(({ kind }) => kind === 'total') + 1
  expect(revealed(alone, total).points).toEqual([5, 5])
})

test('points of a playoff move no pawn', () => {
  expect(kinds(timeline(SCORED, [15, 15], [15, 15]).steps)).not.toContain('hop')
})

test('two pawns start at the same time', () => {
  const both = timeline({ ...SCORED, points: [5, 2] }, [4, 9], [9, 11])
  const hops = both.steps.filter((step) => step.kind === 'hop')
  expect(hops).toHaveLength(7)
  expect(hops.find((step) => step.side === 1)?.at).toBe(hops[0]?.at)
})

test('pawns arrive before the summary, however far they go', () => {
  const far = timeline({ ...SCORED, points: [40, 0] }, [0, 9], [40, 9])
  const hops = far.steps.filter(({ kind }) => kind === 'hop')
  expect(hops[0]?.lasts).toBeLessThan(PACE.hop)
  expect(hops.at(-1)!.at + hops.at(-1)!.lasts).toBeLessThan(far.steps.at(-1)!.at)
})

test('the server says how long a reveal takes: the summary begins then, on every screen', () => {
  for (const length of [8_000, 20_000])
    expect(timeline(SCORED, [4, 9], [9, 9], { length }).steps.at(-1)?.at).toBeCloseTo(length)
})

test('a round in which nobody laid anything has a total and a summary', () => {
  const empty: RoundScored = {
    ...SCORED,
    rankings: [null, null, null, null],
    turns: [],
    points: [0, 0],
  }
  expect(kinds(timeline(empty, [4, 9], [4, 9]).steps)).toBe('total summary')
})

test('without motion cards are seen as long, and pawns stand at once where they belong', () => {
  const still = timeline(SCORED, [4, 9], [9, 9], { calm: true })
  const cards = still.steps.filter(({ kind }) => kind !== 'hop' && kind !== 'summary')
  expect(cards).toEqual(reveal.steps.slice(0, cards.length))
  expect(still.steps.at(-1)?.at).toBe(reveal.steps.at(-1)?.at)
  const hops = still.steps.filter(({ kind }) => kind === 'hop')
  expect(new Set(hops.map(({ at }) => at)).size).toBe(1)
})

test('a tap shows the next card with its matches, then all hops, then the summary', () => {
  const taps = [0]
  while (taps.at(-1)! < reveal.steps.length) taps.push(afterNext(reveal, taps.at(-1)!))
  const shown = taps.slice(1).map((until, tap) => kinds(reveal.steps.slice(taps[tap], until)))
  expect(shown).toEqual([
    'turn match',
    'turn',
    'turn match',
    'total hop hop hop hop hop',
    'summary',
  ])
  expect(afterNext(reveal, reveal.steps.length)).toBe(reveal.steps.length)
})
