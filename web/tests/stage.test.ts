// A phone follows a table screen: it shows a step as soon as the screen has shown it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stage } from '../src/games/stage.svelte'
import { Table, now } from '../src/state/table.svelte'
import type { ToPage } from '../src/api/protocol/table'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A phone at a table with a table screen, which shows update 7 since so many seconds. */
function following(since = 0.001): Table {
  const connection = {
    request: () => Promise.resolve(),
    notify: () => undefined,
    reconnect: () => undefined,
    close: () => undefined,
  }
  const table = new Table('ABCDE', null, { connection })
  const starts = now() - since
  const show = { sequence: 7, starts, ends: starts + 60, until: starts + 90 }
  table.state = { show } as Table['state']
  table.screens = 1
  return table
}

const cued = (steps: number) => ({ type: 'cued', sequence: 7, steps }) as ToPage

test('a step is shown the moment the table screen has shown it', () => {
  const table = following()
  const act = vi.fn()
  new Stage(table, 7).when(0, 1, act)
  expect(act).not.toHaveBeenCalled()

  table.receive(cued(1))

  expect(act).toHaveBeenCalledOnce()
  table.receive(cued(2))
  expect(act).toHaveBeenCalledOnce()
})

test('a step is not shown before the table screen has shown as many', () => {
  const table = following()
  const act = vi.fn()
  new Stage(table, 7).when(0, 2, act)

  table.receive(cued(1))
  expect(act).not.toHaveBeenCalled()
  table.receive(cued(2))

  expect(act).toHaveBeenCalledOnce()
})

test('a phone whose clock is behind shows a step with the table screen', () => {
  const table = following(-5)
  const act = vi.fn()
  new Stage(table, 7).when(0, 1, act)

  table.receive(cued(1))

  expect(act).toHaveBeenCalledOnce()
})

test('a phone does not wait long for a table screen that shows nothing', () => {
  const table = following()
  const act = vi.fn()
  new Stage(table, 7).when(0, 1, act)
  vi.advanceTimersByTime(2400)
  expect(act).not.toHaveBeenCalled()

  vi.advanceTimersByTime(200)

  expect(act).toHaveBeenCalledOnce()
})

test('a stage that was closed does not act any more', () => {
  const table = following()
  const act = vi.fn()
  const stage = new Stage(table, 7)
  stage.when(0, 1, act)

  stage.close()
  table.receive(cued(1))
  vi.advanceTimersByTime(100)

  expect(act).not.toHaveBeenCalled()
})
