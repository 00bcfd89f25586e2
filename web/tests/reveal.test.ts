import { expect, test } from 'vitest'
import {
  afterNext,
  calm,
  phone,
  revealed,
  TELEVISION,
  timeline,
  type RevealStep,
} from '../src/games/compatibility/reveal/timeline.ts'
import type { RoundScored, CardTurn } from '../src/api/protocol/compatibility.ts'

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
const reveal = timeline(SCORED, [4, 9], [9, 9], TELEVISION)
/** A phone shows each card for a second. */
const inHand = timeline(
  SCORED,
  [4, 9],
  [9, 9],
  phone(() => 1000),
)
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
  const byTeam = timeline({ ...SCORED, turns }, [4, 9], [9, 9], TELEVISION)
  expect(revealed(byTeam, 3)).toMatchObject({ turns: 3, turned: [2, 1, 2, 1], place: 1 })
})

test('a pawn goes space by space to where it stands now, and others stay', () => {
  expect(revealed(reveal, 7).spaces).toEqual([5, 9])
  expect(revealed(reveal, reveal.steps.length)).toMatchObject({ spaces: [9, 9], stage: 'summary' })
})

test('the total is what was scored, also for a referent who made no match itself', () => {
  const alone = timeline({ ...SCORED, points: [5, 5] }, [4, 9], [9, 14], TELEVISION)
  const total = alone.steps.findIndex(({ kind }) => kind === 'total') + 1
  expect(revealed(alone, total).points).toEqual([5, 5])
})

test('points of a playoff move no pawn', () => {
  expect(kinds(timeline(SCORED, [15, 15], [15, 15], TELEVISION).steps)).not.toContain('hop')
})

test('two pawns hop at the same time, the second a little later', () => {
  const both = timeline({ ...SCORED, points: [5, 2] }, [4, 9], [9, 11], TELEVISION)
  const hops = both.steps.filter((step) => step.kind === 'hop')
  expect(hops).toHaveLength(7)
  const second = hops.find((step) => step.side === 1)
  expect((second?.at ?? 0) - (hops[0]?.at ?? 0)).toBe(TELEVISION.stagger)
})

test('a long way is hopped faster', () => {
  const far = timeline({ ...SCORED, points: [12, 0] }, [0, 9], [12, 9], TELEVISION)
  expect(far.steps.find(({ kind }) => kind === 'hop')?.lasts).toBe(TELEVISION.quickHop)
})

test('a round in which nobody laid anything has a total and a summary', () => {
  const empty: RoundScored = {
    ...SCORED,
    rankings: [null, null, null, null],
    turns: [],
    points: [0, 0],
  }
  expect(kinds(timeline(empty, [4, 9], [4, 9], TELEVISION).steps)).toBe('total summary')
})

test('without motion cards are seen as long, and pawns stand at once where they belong', () => {
  const still = timeline(SCORED, [4, 9], [9, 9], calm(TELEVISION))
  const cards = still.steps.filter(({ kind }) => kind !== 'hop' && kind !== 'summary')
  expect(cards).toEqual(reveal.steps.slice(0, cards.length))
  const hops = still.steps.filter(({ kind }) => kind === 'hop')
  expect(new Set(hops.map(({ at }) => at)).size).toBe(1)
})

test('a television takes its time', () => {
  expect(reveal.lasts).toBeGreaterThan(inHand.lasts)
})

test('on a phone a card and what it completes show at once, and each is looked at for a while', () => {
  const turns = inHand.steps.filter(({ kind }) => kind === 'turn').map(({ at }) => at)
  const matches = inHand.steps.filter(({ kind }) => kind === 'match').map(({ at }) => at)
  expect(turns).toEqual([900, 1900, 2900])
  expect(matches).toEqual([900, 2900])
})

test('a tap shows the next card with its matches, then all hops, then the summary', () => {
  const taps = [0]
  while (taps.at(-1)! < inHand.steps.length) taps.push(afterNext(inHand, taps.at(-1)!))
  const shown = taps.slice(1).map((until, tap) => kinds(inHand.steps.slice(taps[tap], until)))
  expect(shown).toEqual([
    'turn match',
    'turn',
    'turn match',
    'total hop hop hop hop hop',
    'summary',
  ])
  expect(afterNext(inHand, inHand.steps.length)).toBe(inHand.steps.length)
})

test('a phone has shown a round before the server lets time for the next begin', () => {
  const matches = (turn: CardTurn) => (turn.matches?.length ?? 0) > 0
  const longest = phone((turn) => (matches(turn) ? 2000 : 1000))
  const waits = SCORED.turns.reduce((all, turn) => all + (matches(turn) ? 2000 : 1000), 4000)
  for (const spaces of [1, 5, 12])
    expect(timeline(SCORED, [4, 9], [4 + spaces, 9], longest).lasts).toBeLessThanOrEqual(waits)
})
