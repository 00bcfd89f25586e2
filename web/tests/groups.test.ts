// Groups of a device: keys and identity are stored, and never sent in an address.
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetGroup,
  groupCalled,
  groupLink,
  groupPath,
  groups,
  isSameName,
  storeGroup,
  storedGroup,
  keyIn,
} from '../src/state/groups'

const KEY = '-6phaVsN8vNeFYyFo4y12A'
const OTHER = 'ArO4oe6CX2bfEM6TCUuzOw'

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
    removeItem: (name: string) => void shelf.delete(name),
  })
  vi.stubGlobal('location', new URL('https://samewave.example/g'))
})

test('a device keeps its groups, the one used last first, each once', () => {
  storeGroup({ key: KEY, name: 'Sofa', me: 'Ann' })
  storeGroup({ key: OTHER, name: 'Family', me: '' })
  storeGroup({ key: KEY, name: 'The sofa', me: 'Anna' })

  expect(groups().map(({ name }) => name)).toEqual(['The sofa', 'Family'])
  expect(storedGroup(KEY)?.me).toBe('Anna')
})

test('a group that is forgotten takes nothing else along', () => {
  storeGroup({ key: KEY, name: 'Sofa', me: 'Ann' })
  storeGroup({ key: OTHER, name: 'Family', me: 'Mum' })

  forgetGroup(KEY)

  expect(storedGroup(KEY)).toBeUndefined()
  expect(groups()).toEqual([{ key: OTHER, name: 'Family', me: 'Mum' }])
})

test('who one is at a table follows from the name of its group', () => {
  storeGroup({ key: KEY, name: 'Sofa', me: 'Ann' })

  expect(groupCalled('Sofa')?.me).toBe('Ann')
  expect(groupCalled('Another')).toBeUndefined()
  expect(groupCalled(null)).toBeUndefined()
})

test('the key is in the fragment of the link, which no server is sent', () => {
  const link = new URL(groupLink(KEY))

  expect(link.hash).toBe(`#${KEY}`)
  expect(link.pathname + link.search).not.toContain(KEY)
  expect(groupPath(KEY)).toBe(`/g#${KEY}`)
})

test('a link that was pasted with something behind it still has its key', () => {
  expect(keyIn(KEY)).toBe(KEY)
  expect(keyIn(`${KEY}.`)).toBe(KEY)
  expect(keyIn(`${KEY}%20`)).toBe(KEY)
  expect(keyIn('')).toBe('')
  expect(keyIn('ключ')).toBe('')
})

test('names are one name however they are spelled', () => {
  expect(isSameName(' ANN  Lee', 'ann lee')).toBe(true)
  expect(isSameName('Ann', 'Anna')).toBe(false)
})
