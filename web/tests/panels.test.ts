import { expect, test } from 'vitest'
import type { Match, RoundScored, View } from '../src/api/protocol/compatibility.ts'
import { drawMatches, panelsOf, sizeOf } from '../src/games/compatibility/tv/panels.ts'

const view = (sides: number[][], referent: number | null, playing: boolean[] = []) =>
  ({
    referent,
    table: { sides },
    seats: sides.flat().map((_, seat) => ({ is_playing: playing[seat] ?? true })),
  }) as unknown as View
const scored = (seats: number) =>
  ({ rankings: Array.from({ length: seats }, () => null) }) as unknown as RoundScored
const match = (image: string, places: [number, number], side = 0): Match => ({
  side,
  image,
  seats: [0, 1],
  places,
  direct: places[0] === places[1],
  doubled: false,
  points: places[0] === places[1] ? 3 : 2,
})
const PAIR = { side: 0, seats: [0, 1] }

test('a team is a panel', () => {
  expect(
    panelsOf(
      view(
        [
          [0, 2],
          [1, 3],
        ],
        null,
      ),
      scored(4),
    ),
  ).toEqual([
    { side: 0, seats: [0, 2] },
    { side: 1, seats: [1, 3] },
  ])
})

test('alone, everybody is seen above the one whom all match', () => {
  expect(panelsOf(view([[0], [1], [2]], 1), scored(3))).toEqual([
    { side: 0, seats: [0, 1] },
    { side: 2, seats: [2, 1] },
  ])
})

test('who is not in a playoff is not seen', () => {
  const all = view(
    [
      [0, 2],
      [1, 3],
    ],
    null,
    [true, false, true, false],
  )
  expect(panelsOf(all, scored(4)).map(({ side }) => side)).toEqual([0])
})

test.each([
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 2],
  [4, 2],
  [6, 2],
  [7, 2],
])('%i panels of %i rows fit, and cards can be seen from the sofa', (panels, rows) => {
  const { card, between, height, columns, width, gap } = sizeOf(panels, rows, 5)
  expect(card).toBeGreaterThanOrEqual(76)
  expect(rows * card + (rows - 1) * between).toBeLessThan(height)
  expect(5 * card + 4 * gap).toBeLessThan(width)
  expect(columns * width).toBeLessThanOrEqual(1824)
})

test('coins of matches that cross do not cover each other', () => {
  const size = sizeOf(4, 2, 4)
  const coins = drawMatches(PAIR, [match('a', [0, 1]), match('b', [1, 0])], size).map(
    ({ coin }) => coin,
  )
  expect(Math.hypot(coins[0]!.x - coins[1]!.x, coins[0]!.y - coins[1]!.y)).toBeGreaterThan(50)
})

test('the coin of a line that runs behind a joined pair lies beside the pair', () => {
  const size = sizeOf(4, 2, 4)
  const [, across] = drawMatches(PAIR, [match('a', [1, 1]), match('b', [0, 2])], size)
  const pair = size.card + size.gap + size.card / 2
  expect(Math.abs((across?.coin.x ?? pair) - pair)).toBeGreaterThan(size.card / 2)
})

test('three who share an image across places are joined by two lines', () => {
  const trio = { side: 0, seats: [0, 1, 2] }
  const three = { ...match('a', [0, 2]), seats: [0, 1, 2], places: [0, 2, 1], direct: false }
  expect(drawMatches(trio, [three], sizeOf(2, 3, 5))[0]?.lines).toHaveLength(2)
})

test('matches of other sides are not drawn', () => {
  expect(drawMatches(PAIR, [match('a', [0, 0], 1)], sizeOf(2, 2, 5))).toEqual([])
})
