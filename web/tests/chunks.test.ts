// Chunks of the page: the first load is small, and each screen loads only what it needs.
import { expect, test } from 'vitest'
import { chunkOf } from '../chunks'

const TABLE = '/src/screens/table/Table.svelte'
const BOARD = '/src/screens/tv/TableScreen.svelte'
const RANKS = '/src/games/compatibility/phone/Game.svelte'
const CUPS = '/src/games/samegame/phone/Game.svelte'
const LAZY = [TABLE, BOARD, RANKS, CUPS]

/** Modules by name, each with its importers. */
const graph = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({
    isEntry: id === '/index.html',
    importers: importers[id] ?? [],
    dynamicImporters: LAZY.includes(id) ? ['/src/app/App.svelte'] : [],
  }),
})

test.each([
  [['/src/app/main.ts', TABLE], 'index'],
  [[TABLE, BOARD], 'tables'],
  [[RANKS, CUPS], 'tables'],
  [[RANKS, BOARD], 'compatibility'],
  [[CUPS, BOARD], 'samegame'],
  [[BOARD], null],
])('what %j need is in the file %s', (importers, file) => {
  const modules = graph({
    part: ['between'],
    between: importers,
    '/src/app/main.ts': ['/index.html'],
  })

  expect(chunkOf('part', modules)).toBe(file)
})

test('parts that import each other end up somewhere', () => {
  const modules = graph({ part: ['other', RANKS], other: ['part'] })

  expect(chunkOf('part', modules)).toBe(null)
})

test('the words of the first screen are a file in every language', () => {
  expect(chunkOf('/src/i18n/de/common.ftl', graph({}))).toBe('words-de')
  expect(chunkOf('/src/samewave/refusals/de.json', graph({}))).toBe('words-de')
})
