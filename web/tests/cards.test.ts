// Names on the cards of The Same Game.
import { expect, test } from 'vitest'
import { fitting } from '../src/games/samegame/names'

test('a long word is smaller than a short one', () => {
  expect(fitting('Feuerwehrauto', 1)).toBeLessThan(fitting('Auto', 1))
})

test('the longest word of a name decides', () => {
  expect(fitting('cuillère à soupe', 1)).toBe(fitting('cuillère', 1))
})

test('wide letters need more room, so that no word breaks between its letters', () => {
  // 576 and 254 thousandths of the font size a letter, as measured in the page's font
  expect(fitting('Gomma', 1) * 5 * 0.576).toBeLessThan(1)
  expect(fitting('lift', 1)).toBeGreaterThan(fitting('mumm', 1) * 2)
})
