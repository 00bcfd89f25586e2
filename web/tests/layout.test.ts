// The layout of a reveal on a phone, upright and held sideways.
import { expect, test } from 'vitest'
import { fieldOf, joinedBox, linesOf, spot } from '../src/games/compatibility/reveal/layout'

const UPRIGHT = fieldOf(390, 460, 2, 5)
const SIDEWAYS = fieldOf(540, 300, 2, 5, true)

test('cards on a phone held sideways are large enough to see', () => {
  expect(SIDEWAYS.card).toBeGreaterThan(70)
  expect(SIDEWAYS.card).toBeGreaterThan(fieldOf(540, 256, 2, 5).card * 1.5)
})

test.each([
  ['upright', UPRIGHT, 390, 460],
  ['sideways', SIDEWAYS, 540, 300],
])(
  '%s, all cards lie on the screen and direct matches in the middle',
  (_, field, width, height) => {
    for (let seat = 0; seat < 2; seat++)
      for (let place = 0; place < 5; place++) {
        const { x, y } = spot(field, seat, place)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + field.card).toBeLessThanOrEqual(width)
        expect(y + field.card).toBeLessThanOrEqual(height)
      }

    const [mine, theirs] = [spot(field, 0, 3), spot(field, 1, 3)]
    const box = joinedBox(field, 3)
    expect(box.x + box.width / 2).toBeCloseTo((mine.x + theirs.x + field.card) / 2)
    expect(box.y + box.height / 2).toBeCloseTo((mine.y + theirs.y + field.card) / 2)
  },
)

test.each([
  ['upright', UPRIGHT],
  ['sideways', SIDEWAYS],
])('%s, the coin of an indirect match lies between its two cards', (_, field) => {
  const match = {
    ...{ side: 0, image: 'a', seats: [0, 1], places: [0, 2] },
    ...{ direct: false, doubled: false, points: 2 },
  }
  const [line] = linesOf(field, [0, 1], [match])

  const [a, b] = [spot(field, 0, 0), spot(field, 1, 2)]
  expect(line!.coin.x).toBeCloseTo((a.x + b.x + field.card) / 2)
  expect(line!.coin.y).toBeCloseTo((a.y + b.y + field.card) / 2)
})
