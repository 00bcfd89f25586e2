// Today's theme on this device: its key, its streak, its links, and the days to practise.
import { beforeEach, expect, test, vi } from 'vitest'
import { squares } from '../src/screens/daily/shareDay'
import {
  addLink,
  dailyStatus,
  linksOf,
  practiceDays,
  sendAnswer,
  storedRanking,
  storeRanking,
  type DayCards,
} from '../src/state/daily.svelte'

const DAY = 86_400_000
const NOON = Date.parse('2026-11-18T12:00:00Z')
const cards = { day: '2026-11-18', images: [{ id: 'key' }, { id: 'door' }] } as DayCards

const asked: RequestInit[] = []
beforeEach(() => {
  asked.length = 0
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init)
    const view = { day: '2026-11-18', yours: { ranking: [] }, streak: 3, answers: 1 }
    return Promise.resolve(new Response(JSON.stringify(view)))
  })
})

test('a streak is known until the day after it is over', async () => {
  expect(dailyStatus(NOON)).toEqual({ isAnswered: false, streak: 0 })

  await sendAnswer('2026-11-18', { ranking: [] })

  expect(dailyStatus(NOON)).toEqual({ isAnswered: true, streak: 3 })
  expect(dailyStatus(NOON + DAY)).toEqual({ isAnswered: false, streak: 3 })
  expect(dailyStatus(NOON + 2 * DAY)).toEqual({ isAnswered: false, streak: 0 })
})

test('a device has one key of 128 bits, and sends it with every answer', async () => {
  await sendAnswer('2026-11-18', { ranking: [] })
  await sendAnswer('2026-11-18', { ranking: [] })

  const keys = asked.map(({ headers }) => (headers as Record<string, string>)['Authorization'])
  expect(keys[0]).toMatch(/^Bearer [\w-]{22}$/)
  expect(keys[1]).toBe(keys[0])
})

test('links are kept for their own day alone', () => {
  const key = addLink('2026-11-17')
  addLink('2026-11-17', key)
  expect(linksOf('2026-11-17')).toEqual([key])

  const next = addLink('2026-11-18')

  expect(linksOf('2026-11-18')).toEqual([next])
  expect(linksOf('2026-11-17')).toEqual([])
})

test('yesterday can be practised once nobody can answer it any more', () => {
  const midnight = Date.parse('2026-11-18T00:00:00Z')

  expect(practiceDays(midnight + 3_599_000)[0]).toBe('2026-11-16')
  expect(practiceDays(midnight + 3_600_000)[0]).toBe('2026-11-17')
  expect(practiceDays(NOON)).toHaveLength(7)
})

test('a draft counts only for its own day and hand', () => {
  storeRanking('2026-11-18', ['door'])

  expect(storedRanking(cards)).toEqual(['door'])
  expect(storedRanking({ ...cards, day: '2026-11-19' })).toEqual([])
  expect(storedRanking({ ...cards, images: [] })).toEqual([])
})

test('squares say how many chose each image, and not which one it is', () => {
  const result = { answers: 10, top: [], yours: [10, 6, 3, 2, 1] }

  expect(squares({ result } as never)).toBe('🟧🟧🟨⬜⬜')
})
