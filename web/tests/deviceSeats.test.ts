// Several players on one device: the screen is covered when the device goes to another player.
import { expect, test } from 'vitest'
import { handTo } from '../src/screens/table/deviceSeats.svelte'

const seat = (token: string) => ({ code: 'ABCDE', player: 0, token, name: token, at: 0 })

test('whoever holds it plays first', () => {
  expect(handTo({ holder: 'a', awaited: [seat('a'), seat('b')], isShowing: false })).toBeNull()
})
test('then it goes on', () => {
  expect(handTo({ holder: 'a', awaited: [seat('b')], isShowing: false })?.token).toBe('b')
})
test('not while something is shown to all', () => {
  expect(handTo({ holder: 'a', awaited: [seat('b')], isShowing: true })).toBeNull()
})
test('nobody holds it yet: whatever is shown, it is covered', () => {
  expect(handTo({ holder: null, awaited: [seat('b')], isShowing: true })?.token).toBe('b')
})
