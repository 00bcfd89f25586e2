// The facts of a game's summary, and name tags that do not overlap.
import { beforeAll, expect, test } from 'vitest'
import {
  leadOf,
  bestRound,
  endingLine,
  favourite,
  likeness,
  matches,
  sharedIn,
} from '../src/games/compatibility/end/summary'
import { chainOrder, nearest, pairOf, scoreColour } from '../src/components/charts/figures'
import { fitToBox, layOutTags, type Tag } from '../src/components/charts/tags'
import { end as compatibility } from '../src/games/compatibility/parts'
import { end as samegame } from '../src/games/samegame/parts'
import { loadWords } from '../src/i18n/index.svelte'
import type { CompatibilitySummary, Figures, PairFigures } from '../src/api/protocol/history'

beforeAll(() => loadWords('compatibility'))
beforeAll(() => loadWords('samegame'))

const ENDS = Object.entries({ compatibility, samegame })

const theme = { themes: 'house', on_a_card: 12, card: 0, number: 1 }
const round = (laid: string[][], points: number[]) => ({
  theme,
  laid,
  points,
  direct: 1,
  indirect: 2,
})
const told = (sides: number[][], rounds: CompatibilitySummary['rounds']): CompatibilitySummary => ({
  game: 'compatibility',
  edition: '2016',
  mode: 'teams',
  track: 'short',
  names: ['Ann', 'Bo', 'Cleo', 'Dov'],
  sides,
  deck: 'house',
  rounds,
  winners: [0],
  ending: 'first_at_the_end',
})
const TEAMS = [
  [0, 2],
  [1, 3],
]
const LAID = [
  ['sun', 'sea'],
  ['sea', 'owl'],
  ['sea', 'cup'],
  ['hat', 'key'],
]

test('partners share what both of them laid', () => {
  expect(sharedIn(told(TEAMS, []), round(LAID, [3, 0]))).toEqual([
    { sides: [0], images: ['sea'] },
    { sides: [1], images: [] },
  ])
})

test('without partners it is told what any two shared', () => {
  const game = told([[0], [1], [2], [3]], [])

  expect(sharedIn(game, round(LAID, [0, 2, 2, 0]))).toEqual([
    { sides: [0, 1, 2, 3], images: ['sea'] },
  ])
})

test('the best round and the favourite image are found in the rounds', () => {
  const game = told(TEAMS, [round(LAID, [2, 3]), round(LAID, [7, 1])])

  expect(bestRound(game)).toMatchObject({ side: 0, points: 7 })
  expect(favourite(game)).toEqual({ image: 'sea', times: 6 })
  expect(matches(game, 'indirect')).toBe(4)
  expect(bestRound(told(TEAMS, []))).toBe(null)
})

test('two tables are compared over the rounds that both have played', () => {
  const ours = told(TEAMS, [round(LAID, [5, 2]), round(LAID, [4, 4]), round(LAID, [9, 9])])
  const theirs = told(TEAMS, [round(LAID, [3, 3]), round(LAID, [5, 5])])

  expect(leadOf(ours, theirs)).toEqual({ rounds: 2, by: -1 })
})

test('a score of two strangers is called that', () => {
  const score = (value: number) => ({ value, low: value - 10, high: value + 10 })

  expect(likeness(score(50))).toBe('strangers')
  expect(likeness(score(66))).toBe('veryAlike')
  expect(likeness(score(40))).toBe('differently')
})

test('a shared victory is told in one sentence that is true for everybody', () => {
  const shared = { ending: 'shared', round: 5 } as const
  const told = 'It’s a tie! Ann and Bo share the win.'

  expect(endingLine(shared, 'Ann and Bo')).toBe(told)
  expect(endingLine(shared, 'Ann and Bo', 'byWinners')).toBe(told)
  expect(endingLine({ ending: 'first_at_the_end', round: 5 }, 'Ann', 'byWinners')).toBe(
    'Ann won. First to the end, after 5 rounds.',
  )
})

const pair = (one: string, other: string, value: number): PairFigures => ({
  ...{ one, other, rounds: 1, as_partners: 0, shared: 0, direct: 0, by_chance: 0, by_theme: 0 },
  ...{ score: { value, low: value, high: value }, alike: [], unlike: [] },
})
const figures = {
  pairs: [pair('Ann', 'Cy', 70), pair('Bo', 'Cy', 60), pair('Ann', 'Bo', 40)],
} as unknown as Figures

test('names stand beside those who are most alike', () => {
  expect(chainOrder(figures, 'Bo')).toEqual(['Bo', 'Cy', 'Ann'])
  expect(nearest(figures, 'Bo', 2)).toEqual(['Bo', 'Cy'])
  expect(pairOf(figures, 'Cy', 'Bo')?.score.value).toBe(60)
})

test('a colour is as warm as the score, and no warmer than it can be', () => {
  expect(new Set([20, 40, 50, 60, 70].map(scoreColour)).size).toBe(5)
  expect(scoreColour(100)).toBe(scoreColour(80))
})

test('twelve long names in one place do not lie on each other on a small phone', () => {
  const box = { width: 288, height: 230 }
  const places = Array.from({ length: 12 }, (_, n) => [`Name ${n}`, [0.01 * n, 0]] as const)
  const at = fitToBox(places, box, { width: 48, height: 20 })
  const tags = places.map(([name]): Tag => ({
    name,
    label: name,
    width: 88,
    height: 26,
    ...at.get(name)!,
  }))

  const laid = layOutTags(tags, box)!

  for (const [place, one] of laid.entries()) {
    expect(Math.abs(one.x - box.width / 2)).toBeLessThanOrEqual((box.width - one.width) / 2)
    for (const other of laid.slice(place + 1))
      expect(
        Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2,
        `${one.name} on ${other.name}`,
      ).toBe(true)
  }
})

test('a box that is too small is said to be', () => {
  const wide = (name: string): Tag => ({ name, label: name, width: 80, height: 26, x: 50, y: 15 })

  expect(layOutTags([wide('Ann'), wide('Bo')], { width: 100, height: 30 })).toBe(null)
})

test.each(ENDS)(
  '%s tells how long an earlier game was, if its record has rounds',
  async (_, end) => {
    await loadWords('replay')
    const played = { game: '', names: [], setup: {} }

    expect(end.lengthOf({ ...played, rounds: 7 })).toMatch(/^7 /)
    expect(end.lengthOf({ ...played, rounds: 0 })).toBe('')
    expect(end.tookThem(0)).toBe('')
  },
)
