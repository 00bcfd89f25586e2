import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.resetModules()
})

const load = async () => ({
  ...(await import('../src/state/keys')),
  ...(await import('../src/state/seats')),
})
const KEY = 'abcdefghijklmnopqrstuv'

test('a device shows the token of its seat, and else the watch key', async () => {
  const { keepKey, keepSeat, secretOf } = await load()
  expect(secretOf('GQJWB')).toBe('')

  keepKey('GQJWB', KEY)
  expect(secretOf('GQJWB')).toBe(KEY)

  keepSeat({ code: 'GQJWB', player: 0, token: 'token' }, 'Ann')
  expect(secretOf('GQJWB')).toBe('token')
})

test('a key outlives the page, and a forgotten one is gone', async () => {
  ;(await load()).keepKey('GQJWB', KEY)
  vi.resetModules()
  const { forgetKey, keyOf } = await load()
  expect(keyOf('GQJWB')).toBe(KEY)

  forgetKey('GQJWB')

  expect(keyOf('GQJWB')).toBe('')
})

test('a shared link carries the key behind the #, and whoever follows it keeps the key', async () => {
  const { keepKey, keepKeyOfLink, keyOf, linkWithKey } = await load()
  expect(linkWithKey('/replay/GQJWB/0', 'GQJWB')).toBe('/replay/GQJWB/0')
  keepKey('GQJWB', KEY)
  expect(linkWithKey('/replay/GQJWB/0', 'GQJWB')).toBe(`/replay/GQJWB/0#${KEY}`)

  keepKeyOfLink('AAAAA', KEY)
  keepKeyOfLink('BBBBB', 'something else')

  expect([keyOf('AAAAA'), keyOf('BBBBB')]).toEqual([KEY, ''])
})

test('a pack belongs to the table to which it was brought', async () => {
  const { keepPacks, tableOfPack } = await load()
  keepPacks('GQJWB', ['p1', 'p2'])
  keepPacks('GQJWB', ['p2', 'p3'])

  expect(['p1', 'p3', 'p4'].map(tableOfPack)).toEqual(['GQJWB', 'GQJWB', ''])
})
