import { expect, test } from 'vitest'
import { revealFocus } from '../src/games/compatibility/reveal/timeline'
import type { CardTurn, View } from '../src/api/protocol/compatibility.ts'

/** The view of two pairs, for their first player or a spectator. */
const view = (seat: number | null, referent: number | null = null) =>
  ({
    seat,
    referent,
    table: {
      sides:
        referent === null
          ? [
              [0, 2],
              [1, 3],
            ]
          : [[0], [1], [2]],
    },
  }) as unknown as View

const together = (place: number, ...matches: number[][]): CardTurn => ({
  seats: [0, 1, 2, 3],
  place,
  matches: matches.map((seats) => ({
    side: seats.includes(0) ? 0 : 1,
    image: 'a',
    seats,
    places: [place, place],
    direct: true,
    doubled: false,
    points: 3,
  })),
})

test('whoever plays looks at its own side, itself first', () => {
  expect(revealFocus(view(2), [together(0)], 0)).toEqual({ side: 0, seats: [2, 0], isDuel: true })
})

test('whoever looks on sees all sides that turn together', () => {
  expect(revealFocus(view(null), [together(0)], 0).isDuel).toBe(false)
})

test('team by team, one looks at the team that turns until the next has turned a card', () => {
  const turns: CardTurn[] = [
    { seats: [1, 3], place: 0 },
    { seats: [1, 3], place: 1 },
    { seats: [0, 2], place: 0 },
  ]
  const sides = [0, 1, 2, 3].map((shown) => revealFocus(view(0), turns, shown).side)
  expect(sides).toEqual([1, 1, 1, 0])
})

test('whoever matches somebody looks at that one, and the one who is matched at all', () => {
  const turns: CardTurn[] = [{ seats: [0, 1, 2], place: 0 }]
  expect(revealFocus(view(0, 2), turns, 0)).toMatchObject({ seats: [0, 2], isDuel: true })
  expect(revealFocus(view(2, 2), turns, 0).isDuel).toBe(false)
})
