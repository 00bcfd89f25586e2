// The lobby and How to play with the catalogue of /api/games; `make docs` writes catalogue.json.
import { beforeAll, expect, test } from 'vitest'
import { factsToTell } from '../src/games/compatibility/howto/facts'
import type { Facts } from '../src/games/compatibility/view'
import {
  choicesOf,
  defaultSetup,
  fieldOf,
  firstSetup,
  gameInfo,
  playersOf,
  practiceSetup,
  setCatalogue,
  valueOf,
  variantOf,
} from '../src/state/catalogue.svelte'
import type { Catalogue, Variant } from '../src/api/protocol/games'
import { loadLobbyParts } from '../src/games/registry'
import { chapterForTable, chapterAt } from '../src/screens/howto/chapters'
import { shuffled, sideOf, swapped, teamsOf } from '../src/screens/lobby/seating'
import { chairsFor, playerCounts, choicesFrom, settingsFrom } from '../src/screens/lobby/choices'
import { picksOf } from '../src/screens/lobby/picks'
import { rowsOf } from '../src/screens/lobby/rows'
import { loadWords } from '../src/i18n/index.svelte'
import listed from './catalogue.json'

const ranking = () => gameInfo('compatibility')!
const table = (setup: object, more: object = {}) =>
  choicesFrom({ game: 'compatibility', setup: setup as Record<string, unknown>, ...more })
const TEAMS = { edition: '2016', mode: 'teams' }

beforeAll(async () => {
  setCatalogue(listed as unknown as Catalogue)
  await loadLobbyParts()
})

test('a new table has the defaults, and clues in the language of the device', () => {
  expect(defaultSetup(ranking())).toMatchObject({ ...TEAMS, track: 'brisk', deck: 'house' })
  expect(firstSetup(gameInfo('samegame')!, 'fr')['language']).toEqual(['fr'])
})

test('where clues cannot be written in the language of the device, they are English', () => {
  expect(firstSetup(gameInfo('samegame')!, 'nl')['language']).toEqual(['en'])
  expect(practiceSetup(gameInfo('samegame')!, 'nl')['language']).toBe('en')
  expect(practiceSetup(gameInfo('samegame')!, 'fr')['language']).toBe('fr')
})

test('what a box does not have falls back, and is not offered', () => {
  const { setup } = settingsFrom(
    table({ edition: '2010', mode: 'trios', options: { double_up: true } }),
  )

  expect(setup).toMatchObject({ mode: 'teams', options: {} })
  const modes = choicesOf(ranking(), { edition: '2010' }, fieldOf(ranking(), 'mode')!)
  expect(modes.map(({ value }) => value)).toEqual(['teams', 'individual', 'duo'])
})

test('options are choicesFrom where they stand, and change who can play', () => {
  const even = { edition: '2016', mode: 'individual', options: { even_individual: true } }

  expect(valueOf(ranking(), even, 'even_individual')).toBe(true)
  expect(playersOf(ranking(), even)).toEqual([3, 4, 5, 6, 7, 8])
})

test('the settings of a table survive being read and written', () => {
  const settings = settingsFrom(
    choicesFrom({ game: 'samegame', setup: { level: 2, language: ['en', 'fr'] } }),
  )

  expect(settingsFrom(choicesFrom(settings))).toEqual(settings)
  expect(settingsFrom({ ...choicesFrom(settings), practice: true }).setup).toMatchObject({
    language: 'en',
  })
})

test('chairs: as many as it takes', () => {
  expect(chairsFor(table(TEAMS), 5)).toBe(6)
  expect(chairsFor(table(TEAMS), 9)).toBe(9)
  expect(playerCounts(table(TEAMS, { practice: true }))).toEqual([4])
})

test('a track tells the rounds of a game with so many people, and bots on the free chairs', async () => {
  await Promise.all([loadWords('lobby'), loadWords('compatibility'), loadWords('reminders')])
  const solo = table({ edition: '1996', mode: 'individual', track: 'standard' })
  const lineFor = (people: number) =>
    rowsOf(solo, people, '').visible.find(({ key }) => key === 'field:track')?.line

  expect(lineFor(1)).toBe(lineFor(3))
  expect(lineFor(3)).toBe('About 16 rounds: 37 minutes.')
  expect(lineFor(6)).toBe('About 12 rounds: 29 minutes.')
  expect(lineFor(9)).toBe(lineFor(6))
  const old = table({ ...TEAMS, track: 'short' })
  expect(rowsOf(old, 4, '').visible.find(({ key }) => key === 'field:track')?.line).toBe('')
  const picks = picksOf('field:track', solo, [{ id: 1, name: 'Ann' }])
  expect(picks.map(({ line }) => line)).toContain('About 21 rounds: 47 minutes.')
})

test('partners sit face to face, trios in turn', () => {
  expect(teamsOf(table(TEAMS), 4)).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(teamsOf(table({ edition: '2016', mode: 'trios' }), 6)).toEqual([
    [0, 2, 4],
    [1, 3, 5],
  ])
  expect(teamsOf(table({ edition: '2016', mode: 'individual' }), 5)).toEqual([])
  const byLot = { edition: '1996', mode: 'teams', options: { random_teams: true } }
  expect(sideOf(table(byLot), 0, 4)).toBeUndefined()
})

test('moving to another chair', () => {
  expect(swapped([7, 8, 9], 0, 2)).toEqual([9, 8, 7])
  expect(swapped([7, null, 9, null], 2, 3)).toEqual([7, null, null, 9])
  expect(shuffled([1, 2, 3])).not.toEqual([1, 2, 3])
})

test.each([
  ['2016 teams', 'partners called openers tieOvershoot'],
  ['2016 trios', 'alternate allOfATeam called openers tieOvershoot'],
  ['2010 individual', 'model modelShares called modelOpens token modelNoToken tieTokens'],
  ['1996 teams', 'deck joined rolled teamsOpen doubleUpTeam randomTeams tiePlayoff'],
  [
    '1996 individual',
    'deck model modelHand modelNothing rolled modelOpens doubleUpAlone tiePlayoff',
  ],
  ['1996 duo', 'duo deck rolled doubleUpTeam'],
])('how to play %s follows from its facts', (name, facts) => {
  const [edition, mode] = name.split(' ')

  expect(factsToTell(variantOf(ranking(), { edition, mode }), 40).join(' ')).toBe(facts)
})

test('a new edition explains itself', () => {
  const old = variantOf(ranking(), TEAMS)
  const facts = { ...(old.facts as Facts), images: 60, naming: 'rolled' }
  const made: Variant = { ...old, setup: { edition: '2099', mode: 'teams' }, facts }

  expect(factsToTell(made, 40)).toEqual(['deck', 'partners', 'rolled', 'openers', 'tieOvershoot'])
})

test('an address leads to its chapter, and a table to the game that is on', () => {
  expect(chapterAt('1996')?.setup).toMatchObject({ edition: '1996' })
  expect(chapterAt('same-game')?.info.name).toBe('samegame')
  expect(chapterAt('nonsense')?.setup).toMatchObject({ edition: '2016' })
  const settings = { game: 'compatibility', setup: { edition: '2010', mode: 'individual' } }
  expect(chapterForTable({ game: null, settings }, null)?.setup).toEqual(settings.setup)
  const on = { phase: 'choosing', table: { edition: '1996', mode: 'teams' } }
  expect(chapterForTable({ game: 'compatibility', settings }, on)?.setup).toEqual(on.table)
})
