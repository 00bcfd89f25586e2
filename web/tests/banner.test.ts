import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import type { ConnectionState } from '../src/api/connection'
import { Table, type Connection } from '../src/state/table.svelte'
import Banner from '../src/components/Banner.svelte'
import type { ToPage } from '../src/api/protocol/table'
import { loadWords, t } from '../src/i18n/index.svelte'

const CANNOT_SAVE: ToPage = { type: 'trouble', code: 'cannot_save' }
const WELCOME = {
  type: 'welcome',
  sequence: 0,
  table: { packs: [] },
  here: [],
} as unknown as ToPage

beforeAll(() => loadWords('table'))

function tableThatHeard(...messages: ToPage[]): Table {
  const table = new Table('GQJWB', null, { connection: {} as Connection })
  for (const message of messages) table.receive(message)
  return table
}

/** The text of the banner. */
const said = (table: Table) =>
  render(Banner, { props: { table } }).body.replace(/<.*?>/gs, '').trim()

test('trouble lasts until the server says that it is over', () => {
  const table = tableThatHeard(WELCOME, CANNOT_SAVE)
  expect(table.trouble).toBe('cannot_save')

  table.receive({ type: 'trouble', code: '' })

  expect(table.trouble).toBe('')
})

test('a welcome ends the trouble that was heard before it', () => {
  expect(tableThatHeard(CANNOT_SAVE, WELCOME).trouble).toBe('')
})

test.each<[ConnectionState, () => string]>([
  ['open', () => t.table.cannotSave],
  ['waiting', () => t.table.reconnecting],
  ['restarting', () => t.table.restarting],
])('of a table in trouble whose connection is %s, the banner says one thing', (state, text) => {
  const table = tableThatHeard(CANNOT_SAVE)
  table.connection = state

  expect(said(table)).toBe(text())
})

test('the banner goes when the trouble is over', () => {
  const table = tableThatHeard(CANNOT_SAVE)
  table.connection = 'open'
  expect(said(table)).toBe(t.table.cannotSave)

  table.receive({ type: 'trouble', code: '' })

  expect(said(table)).toBe('')
})
