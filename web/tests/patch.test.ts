import { expect, test } from 'vitest'
import { patched } from '../src/api/connection'

test('fields that changed are put over what one has', () => {
  const before = { phase: 'opening', round: 1, theme: null }

  const after = patched(before, { phase: 'choosing', theme: { card: 3, number: 4 } })

  expect(after).toEqual({ phase: 'choosing', round: 1, theme: { card: 3, number: 4 } })
  expect(before.phase).toBe('opening')
})

test('where one has a list and gets an object, it says what changed at those places', () => {
  const ann = { name: 'Ann', locked: false }
  const before = { seats: [ann, { name: 'Bo', locked: false }] }

  const after = patched(before, { seats: { 1: { locked: true } } })

  expect(after.seats).toEqual([ann, { name: 'Bo', locked: true }])
  expect(after.seats[0]).toBe(ann)
  expect(before.seats[1]?.locked).toBe(false)
})

test('a list replaces a list, and nothing replaces an object', () => {
  const before = { waiting_for: [0, 1], theme: { card: 1 } as object | null }

  expect(patched(before, { waiting_for: [] }).waiting_for).toEqual([])
  expect(patched(before, { theme: null }).theme).toBeNull()
})

test('lists in lists are patched, too', () => {
  const before = { rows: [{ cells: [{ cup: true }, { cup: true }] }] }

  const after = patched(before, { rows: { 0: { cells: { 1: { cup: false } } } } })

  expect(after.rows[0]?.cells).toEqual([{ cup: true }, { cup: false }])
})
