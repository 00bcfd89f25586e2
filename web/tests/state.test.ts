import { beforeEach, expect, test, vi } from 'vitest'
import { now, setClock } from '../src/state/table.svelte'
import { storedDraft, removeDraft, storeDraft } from '../src/state/storage'
import { routeOf } from '../src/app/router.svelte'
import { forgetSeat, storeSeat, seatsAt, tables } from '../src/state/seats'
import { preferred } from '../src/state/settings.svelte'

/** A stand-in for the browser's storage. */
class Shelf {
  [name: string]: unknown
}
const shelf = () =>
  Object.defineProperties(new Shelf(), {
    getItem: {
      value(this: Shelf, name: string) {
        return this[name] ?? null
      },
    },
    setItem: {
      value(this: Shelf, name: string, text: string) {
        this[name] = text
      },
    },
    removeItem: {
      value(this: Shelf, name: string) {
        delete this[name]
      },
    },
  })

beforeEach(() => vi.stubGlobal('localStorage', shelf()))

test('an address means a screen', () => {
  expect(routeOf('/')).toEqual({ screen: 'home' })
  expect(routeOf('/t/gqjwb')).toEqual({ screen: 'table', code: 'GQJWB' })
  expect(routeOf('/screen/GQJWB')).toEqual({ screen: 'tv', code: 'GQJWB' })
  expect(routeOf('/how/samegame')).toEqual({ screen: 'howto', chapter: 'samegame' })
  expect(routeOf('/t/GQ')).toEqual({ screen: 'notFound' })
})

test('a clock that jumps on this device does not change the time of the table', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock(1_700_000_000)
  const before = now()

  vi.setSystemTime(Date.now() + 3_600_000)

  expect(before - 1_700_000_000).toBeLessThan(1)
  expect(now() - before).toBeLessThan(1)
  vi.useRealTimers()
})

test('a table that tells no time leaves the clock as it is', () => {
  setClock(1_700_000_000)
  setClock(undefined)
  setClock(0)

  expect(now() - 1_700_000_000).toBeLessThan(1)
})

test('the first of the browser’s languages that we speak is taken', () => {
  expect(preferred(['pt-BR', 'it-CH', 'de'])).toBe('it')
  expect(preferred(['ja'])).toBe('en')
})

test('a device holds several seats at a table, and forgets one', () => {
  storeSeat({ code: 'AAAAA', player: 0, token: 'a' }, 'Ann')
  storeSeat({ code: 'AAAAA', player: 1, token: 'b' }, 'Bo')
  expect(
    seatsAt('AAAAA')
      .map((seat) => seat.name)
      .sort(),
  ).toEqual(['Ann', 'Bo'])
  expect(tables()).toEqual(['AAAAA'])

  forgetSeat('a')

  expect(seatsAt('AAAAA').map((seat) => seat.name)).toEqual(['Bo'])
})

test('a storedDraft is kept for its round, and goes with the next', () => {
  const place = { code: 'AAAAA', game: 0, round: 1, seat: 2 }
  storeDraft(place, 'ranking', ['door', 'cake'])
  expect(storedDraft(place, 'ranking', [])).toEqual(['door', 'cake'])

  storeDraft({ ...place, round: 2 }, 'ranking', ['dog'])

  expect(storedDraft(place, 'ranking', [])).toEqual([])
  removeDraft({ ...place, round: 2 }, 'ranking')
  expect(storedDraft({ ...place, round: 2 }, 'ranking', [])).toEqual([])
})
