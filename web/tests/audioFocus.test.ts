import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioFocus } from '../src/state/sound.ts'

/** The storage that all windows of a browser share; each window has its own events. */
const store = new Map<string, string>()
let leave: (() => void)[] = []

function open(): AudioFocus {
  vi.stubGlobal('addEventListener', (_: string, left: () => void) => leave.push(left))
  return new AudioFocus()
}

beforeEach(() => {
  store.clear()
  leave = []
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('of two windows the one that was touched last sounds', () => {
  const [phone, television] = [open(), open()]
  phone.request()
  television.request()

  expect([phone.isHeld(), television.isHeld()]).toEqual([false, true])
  phone.request()
  expect([phone.isHeld(), television.isHeld()]).toEqual([true, false])
})

test('a window that closes leaves it to who sounds next', () => {
  const [phone, television] = [open(), open()]
  television.request()
  leave[1]?.()

  expect([phone.isHeld(), television.isHeld()]).toEqual([true, false])
})

test('a window that has not got it takes it from nobody when it closes', () => {
  const [phone, television] = [open(), open()]
  television.request()
  leave[0]?.()

  expect([phone.isHeld(), television.isHeld()]).toEqual([false, true])
})

test('where nothing can be kept, a window still sounds', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(open().isHeld()).toBe(true)
})
