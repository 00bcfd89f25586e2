// A game's name occurs only in its own folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../src')
const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'default')
  .map(({ name }) => name)
const others = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(ts|svelte)$/.test(path) && !/^(games\/\w+\/|api\/protocol\/|i18n\/words\.d\.ts)/.test(path),
)

test.each(games)('%s is named only in its own folder', (game) => {
  const named = others.filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').toLowerCase().includes(game),
  )

  expect(named).toEqual([])
})
