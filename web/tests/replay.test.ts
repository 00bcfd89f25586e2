import { expect, test } from 'vitest'
import type { Replay } from '../src/api/protocol/history'
import { readRecord } from '../src/state/records'
import { pauseAfter, ReplaySession, onlyShown } from '../src/state/replay.svelte'
import { routeOf } from '../src/app/router.svelte'
import { addressOf, perspectiveIn, placeIn } from '../src/screens/replay/address'

const ROOM = {
  code: '',
  host: null,
  players: [],
  order: [0, 1],
  settings: {},
  packs: [],
  game: null,
  game_number: -1,
  stopped_by: null,
  seated: [],
  group: null,
  deal: null,
  deadline: null,
}
const step = (sequence: number, fields: object) => ({ type: 'update', sequence, ...fields })

/** Two rounds in seven steps, as a page receives them; the reveals are steps 3 and 6. */
const REPLAY: Replay = {
  welcome: {
    type: 'welcome',
    version: 1,
    sequence: 0,
    you: 0,
    table: ROOM,
    here: [],
    chat: [],
    view: null,
    offers: null,
    muted: false,
    hints: [],
  },
  steps: [
    step(1, {
      began: true,
      table: { game: 'compatibility', game_number: 0 },
      view: { round: 1, phase: 'choosing', seats: [{ locked: false }, { locked: false }] },
      offers: { choose: { images: 3 }, open_theme: [1] },
      events: [{ type: 'game_started' }],
    }),
    step(2, { view: { seats: { '0': { locked: true } } }, offers: { reopen: true } }),
    step(3, { view: { seats: { '1': { locked: true } } } }),
    step(4, {
      view: { round: 2, seats: { '0': { locked: false }, '1': { locked: false } } },
      events: [{ type: 'round_scored' }],
    }),
    step(5, { view: { seats: { '0': { locked: true } } }, events: [{ type: 'theme_drawn' }] }),
    step(6, { view: { seats: { '1': { locked: true } } } }),
    step(7, { view: { phase: 'finished' }, events: [{ type: 'round_scored' }] }),
  ],
  marks: [
    { step: 0, kind: 'round', number: 1 },
    { step: 3, kind: 'round', number: 2 },
  ],
  at: [0, 0.1, 2, 12, 13, 14, 15],
}

const replay = () => new ReplaySession(REPLAY, 'table', { code: 'GQJWB', number: 4 })
const stands = ({ table }: ReplaySession) => JSON.stringify([table.view, table.state, table.offers])

test('a replay opens where the first cards are about to turn', () => {
  const replayed = new ReplaySession(REPLAY, 'table')

  replayed.showFirstResult()

  expect(replayed.table.pending.map(({ sequence }) => sequence)).toEqual([4])
  expect(replayed.tempo).toBe(0)
})

test('a jump stands where playing step by step leads, there and back', () => {
  const walked = replay()
  const found = [stands(walked)]
  while (walked.at < walked.last) {
    walked.forward()
    walked.table.markShown(Infinity)
    found.push(stands(walked))
  }

  const jumper = replay()
  for (const at of [6, 0, 3, 5, 2, 4, 1]) {
    jumper.jump(at)
    expect(jumper.at).toBe(at)
    expect(stands(jumper)).toBe(found[at])
    expect(jumper.isAnimating).toBe(false)
  }
})

test('nothing is offered that nobody can do any more', () => {
  const { table } = replay()
  expect(table.offers).toEqual({ choose: { images: 3 } })
  expect(
    onlyShown({ point: ['price'], reject_clue: true, sent_back: ['cup'] }, ['choose', 'sent_back']),
  ).toEqual({
    sent_back: ['cup'],
  })
  expect(table.isHost).toBe(false)
  expect(table.state?.game_number).toBe(4)
})

test('while a reveal is shown one is onlyShown before it', () => {
  const watched = replay()
  watched.jump(2)
  watched.forward()
  expect([watched.at, watched.seen, watched.isAnimating, watched.mark?.number]).toEqual([
    3,
    2,
    true,
    1,
  ])

  watched.table.markShown(Infinity)
  expect([watched.seen, watched.mark?.number]).toEqual([3, 2])
})

test('one step on ends what is being shown, and one back comes before it', () => {
  const watched = replay()
  watched.jump(2)
  watched.forward()
  watched.forward()
  expect([watched.at, watched.isAnimating, watched.interruptions]).toEqual([3, false, 1])

  watched.jump(2)
  watched.forward()
  watched.back()
  expect([watched.at, watched.isAnimating, watched.interruptions]).toEqual([2, false, 2])
})

test('one leaps from round to round, first to the beginning of this one', () => {
  const watched = replay()
  watched.jump(5)
  watched.jumpToMark(-1)
  expect(watched.at).toBe(3)
  watched.jumpToMark(-1)
  expect(watched.at).toBe(0)
  watched.jumpToMark(-1)
  expect(watched.at).toBe(0)
  watched.jumpToMark(1)
  expect(watched.at).toBe(3)
  watched.jumpToMark(1)
  expect(watched.at).toBe(watched.last)
})

test('a game that has ended begins again', () => {
  const watched = replay()
  watched.jump(99)
  expect([watched.at, watched.isAtEnd]).toEqual([6, true])
  watched.play()
  expect([watched.at, watched.isPlaying]).toEqual([0, true])
})

test('a table that stands onlyShown holds what it shows, a step shows it to the end', () => {
  const watched = replay()
  expect(watched.tempo).toBe(0)
  watched.speed = 4
  watched.jump(2)
  watched.forward()
  expect(watched.tempo).toBe(4)
  watched.table.markShown(Infinity)
  expect(watched.tempo).toBe(0)
})

test('a pause in the middle of a reveal holds it, and it goes on from there', () => {
  const watched = replay()
  watched.jump(2)
  watched.play()
  watched.advance()
  watched.pause()
  expect([watched.isAnimating, watched.tempo]).toEqual([true, 0])
  watched.play()
  expect([watched.at, watched.isAnimating, watched.tempo]).toEqual([3, true, 1])
})

test('who steps by hand does not want it to run away', () => {
  const watched = replay()
  watched.play()
  watched.forward()
  expect([watched.at, watched.isPlaying]).toEqual([1, false])
  watched.play()
  watched.back()
  expect([watched.at, watched.isPlaying]).toEqual([0, false])
})

test('a step lasts as long as it did, but neither a blink nor a break', () => {
  expect(pauseAfter([0, 1.7], 0)).toBeCloseTo(1700)
  expect(pauseAfter([0, 0.01], 0)).toBe(500)
  expect(pauseAfter([0, 600], 0)).toBe(3000)
  expect(pauseAfter([], 0)).toBeGreaterThan(500)
})

test('a new theme is read before somebody lays, faster for who is in a hurry', () => {
  const watched = replay()
  watched.jump(1)
  expect(watched.wait).toBeCloseTo(1900)
  watched.jump(4)
  expect(watched.wait).toBe(2400)
  watched.speed = 4
  expect(watched.wait).toBe(600)
})

test('the address says which round, with whose eyes, and keeps its key', () => {
  const watched = new ReplaySession(REPLAY, 1, {})
  const here = { pathname: '/g/12', hash: '#key' } as Location
  const source = { kind: 'group', key: 'key', number: 12 } as const
  expect(addressOf(watched, source, here)).toBe('/g/12?as=1#key')
  watched.jump(4)
  expect(addressOf(watched, source, here)).toBe('/g/12?round=2&as=1#key')
  expect([perspectiveIn('?round=2&as=1'), placeIn('?round=2&as=1')]).toEqual([1, 2])
  expect([perspectiveIn('?as=all&turn=3'), placeIn('?as=all&turn=3')]).toEqual(['all', 3])
  expect([perspectiveIn('?as=99'), placeIn('?round=x')]).toEqual(['table', 0])
})

test('games that were played have addresses', () => {
  expect(routeOf('/replay')).toEqual({ screen: 'replay', code: '', number: null })
  expect(routeOf('/replay/gqjwb/0')).toEqual({ screen: 'replay', code: 'GQJWB', number: 0 })
  expect(routeOf('/duel/GQJWB/2')).toEqual({ screen: 'duel', code: 'GQJWB', number: 2 })
  expect(routeOf('/g/12')).toEqual({ screen: 'groupReplay', number: 12 })
  expect(routeOf('/replay/GQJWB').screen).toBe('notFound')
  expect(routeOf('/replay/GQJWB/0/1').screen).toBe('notFound')
  expect(routeOf('/g/x').screen).toBe('notFound')
})

test('a record says who played what, and for how long', () => {
  const header = { samewave: 1, game: 'compatibility', edition: '2016', mode: 'duo' }
  const lines = [
    { ...header, seats: ['Ann', 'Bo'], events: [{ type: 'game_started' }] },
    { seat: 0, events: [{ type: 'round_scored' }, { type: 'round_began' }] },
    { seat: 1, events: [{ type: 'round_scored' }, { type: 'game_ended' }] },
  ]
  const text = lines.map((line) => JSON.stringify(line)).join('\n') + '\n\n'
  expect(readRecord(text)).toMatchObject({
    names: ['Ann', 'Bo'],
    rounds: 2,
    setup: { mode: 'duo' },
  })
  expect(() => readRecord('Dear diary')).toThrow('broken_record')
  expect(() => readRecord('')).toThrow('broken_record')
})
