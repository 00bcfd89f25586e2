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
  ...(await import('../src/state/seats')),
  ...(await import('../src/state/seats')),
})
const KEY = 'abcdefghijklmnopqrstuv'

test('a device shows the token of its seat, and else the watch key', async () => {
  const { storeKey, storeSeat, accessTokenOf } = await load()
  expect(accessTokenOf('GQJWB')).toBe('')

  storeKey('GQJWB', KEY)
  expect(accessTokenOf('GQJWB')).toBe(KEY)

  storeSeat({ code: 'GQJWB', player: 0, token: 'token' }, 'Ann')
  expect(accessTokenOf('GQJWB')).toBe('token')
})

test('a key outlives the page, and a forgotten one is gone', async () => {
  ;(await load()).storeKey('GQJWB', KEY)
  vi.resetModules()
  const { forgetKey, keyOf } = await load()
  expect(keyOf('GQJWB')).toBe(KEY)

  forgetKey('GQJWB')

  expect(keyOf('GQJWB')).toBe('')
})

test('a shared link carries the key behind the #, and whoever follows it keeps the key', async () => {
  const { storeKey, storeKeyOfLink, keyOf, linkWithKey } = await load()
  expect(linkWithKey('/replay/GQJWB/0', 'GQJWB')).toBe('/replay/GQJWB/0')
  storeKey('GQJWB', KEY)
  expect(linkWithKey('/replay/GQJWB/0', 'GQJWB')).toBe(`/replay/GQJWB/0#${KEY}`)

  storeKeyOfLink('AAAAA', KEY)
  storeKeyOfLink('BBBBB', 'something else')

  expect([keyOf('AAAAA'), keyOf('BBBBB')]).toEqual([KEY, ''])
})

test('a pack belongs to the table to which it was brought', async () => {
  const { storePacks, tableOfPack } = await load()
  storePacks('GQJWB', ['p1', 'p2'])
  storePacks('GQJWB', ['p2', 'p3'])

  expect(['p1', 'p3', 'p4'].map(tableOfPack)).toEqual(['GQJWB', 'GQJWB', ''])
})
