import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import type { LineState } from '../src/lib/socket'
import { Table, type Wire } from '../src/lib/table.svelte'
import Banner from '../src/parts/Banner.svelte'
import type { ToPage } from '../src/protocol/table'
import { need, t } from '../src/words/index.svelte'

const CANNOT_SAVE: ToPage = { type: 'trouble', code: 'cannot_save' }
const WELCOME = {
  type: 'welcome',
  sequence: 0,
  table: { packs: [] },
  here: [],
} as unknown as ToPage

beforeAll(() => need('table'))

function tableThatHeard(...messages: ToPage[]): Table {
  const table = new Table('GQJWB', null, {} as Wire)
  for (const message of messages) table.hear(message)
  return table
}

/** What the banner says. */
const said = (table: Table) =>
  render(Banner, { props: { table } }).body.replace(/<.*?>/gs, '').trim()

test('trouble lasts until the server says that it is over', () => {
  const table = tableThatHeard(WELCOME, CANNOT_SAVE)
  expect(table.trouble).toBe('cannot_save')

  table.hear({ type: 'trouble', code: '' })

  expect(table.trouble).toBe('')
})

test('a welcome ends the trouble that was heard before it', () => {
  expect(tableThatHeard(CANNOT_SAVE, WELCOME).trouble).toBe('')
})

test.each<[LineState, () => string]>([
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

  table.hear({ type: 'trouble', code: '' })

  expect(said(table)).toBe('')
})
