import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableConnection, type ConnectionState } from '../src/api/connection'

/** A fake server; each connection is one of these. */
class Connection {
  static readonly OPEN = 1
  static all: Connection[] = []
  readyState = Connection.OPEN
  sent: { type: string; id: string }[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}

  constructor() {
    Connection.all.push(this)
  }
  send(text: string) {
    if (this.readyState !== Connection.OPEN) throw new Error('the browser warns about this')
    this.sent.push(JSON.parse(text) as { type: string; id: string })
  }
  close() {
    this.onclose()
  }
  answer(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  welcome() {
    this.answer({ type: 'welcome' })
  }
}

const latest = () => Connection.all.at(-1)!
/** All messages that reached the server. */
const got = () => Connection.all.flatMap(({ sent }) => sent)
const nothing = () => undefined
let connection: TableConnection
let state: ConnectionState

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Connection)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Connection.all = []
  connection = new TableConnection('GQJWB', null, {
    onMessage: nothing,
    onState: (now) => (state = now),
    onEnded: nothing,
  })
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The server disconnects, and welcomes the page when it returns. */
function reconnect() {
  const before = Connection.all.length
  latest().close()
  vi.advanceTimersByTime(15_000)
  expect(Connection.all.length).toBe(before + 1)
  latest().welcome()
}

/** Milliseconds until the page tries again after the server disconnected. */
function pause(): number {
  const before = Connection.all.length
  const start = Date.now()
  latest().close()
  while (Connection.all.length === before) vi.advanceTimersByTime(100)
  return Date.now() - start
}

test('a message that was refused is never sent again', async () => {
  latest().welcome()
  const said = connection.request({ type: 'start' })
  latest().answer({ type: 'refusal', reply_to: got()[0]!.id, code: 'internal_error', params: {} })

  await expect(said).rejects.toMatchObject({ code: 'internal_error' })
  reconnect()
  expect(got()).toHaveLength(1)
})

test('a message that is never answered is repeated three times, then refused', async () => {
  latest().welcome()
  const refused = vi.fn()
  connection.request({ type: 'start' }).catch(refused)
  for (let repeat = 0; repeat < 3; repeat++) reconnect()
  await Promise.resolve()
  expect(got()).toHaveLength(4)
  expect(refused).not.toHaveBeenCalled()

  reconnect()
  reconnect()

  await Promise.resolve()
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'internal_error' }),
  )
  expect(got()).toHaveLength(4)
})

test('what is said before the welcome is sent after it, and that is no repeat', () => {
  void connection.request({ type: 'start' }).catch(nothing)
  expect(got()).toHaveLength(0)
  latest().welcome()
  for (let repeat = 0; repeat < 5; repeat++) reconnect()

  expect(got()).toHaveLength(4)
})

test('what is said while an open connection is replaced waits for the welcome', () => {
  latest().welcome()
  connection.reconnect()
  expect(state).toBe('open')

  void connection.request({ type: 'start' }).catch(nothing)
  expect(got()).toHaveLength(0)
  latest().welcome()

  expect(got()).toHaveLength(1)
})

test('what is said while the connection closes waits for the next one', () => {
  latest().welcome()
  latest().readyState = 2

  connection.notify({ type: 'react', reaction: 'clap' })
  void connection.request({ type: 'start' }).catch(nothing)
  expect(got()).toHaveLength(0)
  reconnect()

  expect(got().map(({ type }) => type)).toEqual(['start'])
})

test('at most eight messages are underway, and repeats come before new ones', () => {
  latest().welcome()
  for (let number = 0; number < 10; number++) {
    void connection.request({ type: 'say', text: `${number}` }).catch(nothing)
  }
  expect(got()).toHaveLength(8)

  const [first, ...others] = got().map(({ id }) => id)
  latest().answer({ type: 'acknowledged', reply_to: first })
  expect(got()).toHaveLength(9)

  reconnect()
  const repeated = latest().sent.map(({ id }) => id)
  expect(repeated).toHaveLength(8)
  expect(repeated.slice(0, 7)).toEqual(others)
})

test('pauses grow while the server hangs up right after each welcome', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    latest().welcome()
    return pause()
  })

  expect(pauses).toEqual([300, 1000, 2000, 4000, 8000, 15_000])
})

test('the pause is short again after a connection that lasted, or that gave an answer', () => {
  const cut = () => {
    latest().welcome()
    return pause()
  }
  expect([cut(), cut()]).toEqual([300, 1000])

  latest().welcome()
  vi.advanceTimersByTime(6000)
  expect(pause()).toBe(300)

  expect(cut()).toBe(1000)
  latest().welcome()
  void connection.request({ type: 'start' })
  latest().answer({ type: 'acknowledged', reply_to: got()[0]!.id })
  expect(pause()).toBe(300)
})
