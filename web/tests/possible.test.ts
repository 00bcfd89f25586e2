// What the lobby offers is what docs/editions.md says is possible, no more and no less.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  BOXES,
  EDITIONS,
  IMAGES,
  LEVELS,
  MODES,
  RULES,
  SAME_GAME_PLAYERS,
  THEMES_ON_A_CARD,
  TRACKS,
} from '../src/screens/lobby/possible'
import { chairsFor, numbersOf, read, write } from '../src/screens/lobby/wish'
import { shuffled, sideOf, swapped, teamsOf } from '../src/screens/lobby/seating'

const text = readFileSync(join(import.meta.dirname, '../../docs/editions.md'), 'utf8')
const part = (name: string) =>
  text.slice(text.indexOf(`<!-- generated: ${name} -->`)).split('<!-- end -->')[0] ?? ''
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const [head = [], , ...rows] = part('editions')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cells)
const row = (name: string) => rows.find((cellsOf) => cellsOf[0] === name) ?? []

test('the editions, their players, teams and rules', () => {
  const offered = BOXES.flatMap((box) =>
    MODES.filter((mode) => EDITIONS[box][mode]).map((mode) => `${box} ${mode}`),
  )
  expect(offered.sort()).toEqual(head.slice(1).sort())
  for (const [place, name] of Object.entries(cells(part('editions').split('\n')[1] ?? ''))) {
    const [box, mode] = name.split(' ') as [(typeof BOXES)[number], (typeof MODES)[number]]
    const possible = EDITIONS[box]?.[mode]
    if (!possible) continue
    const cell = (what: string) => row(what)[Number(place)] ?? ''
    expect(possible.players.join(', '), name).toBe(cell('players'))
    expect(String(possible.team), name).toBe(cell('team size'))
    expect(possible.house ? 'yes' : '–', name).toBe(cell('house'))
    expect(String(IMAGES[box]), name).toBe(cell('images'))
    expect(String(THEMES_ON_A_CARD[box]), name).toBe(cell('themes on a card'))
    const rules = RULES.filter((rule) => cell('options').includes(rule.replace('_', ' ')))
    expect([...possible.rules].sort(), name).toEqual(rules.sort())
  }
})

test('the tracks, and the levels and players of The Same Game', () => {
  for (const track of TRACKS) expect(part('tracks')).toContain(`\`${track}\``)
  const first = (name: string) =>
    part(name)
      .split('\n')
      .filter((line) => /^\| \d/.test(line))
      .map((line) => Number(cells(line)[0]))
  expect(first('levels')).toEqual([...LEVELS])
  expect(first('players')).toEqual([...SAME_GAME_PLAYERS])
})

test('a wish survives being read and written', () => {
  const choices = read({})
  expect(choices).toMatchObject({ game: 'compatibility', edition: '2016', grace: 90, timer: null })
  expect(read(write(choices))).toEqual(choices)
  const same = { ...choices, game: 'samegame' as const, languages: ['en', 'fr'] as const }
  expect(read(write(same)).languages).toEqual(['en', 'fr'])
})

test('what a box does not have falls back', () => {
  const trios = { ...read({}), mode: 'trios' as const, edition: '2010' as const }
  expect(read(write(trios)).mode).toBe('teams')
  const rules = { ...read({}), rules: ['double_up', 'retire_matched'] as const }
  expect(read(write(rules)).rules).toEqual(['retire_matched'])
})

test('chairs: as many as it takes', () => {
  const teams = read({})
  expect(chairsFor(teams, 5)).toBe(6)
  expect(chairsFor(teams, 9)).toBe(9)
  expect(chairsFor({ ...teams, practice: true }, 1)).toBe(4)
  const even = { ...teams, mode: 'individual' as const, rules: ['even_individual'] as const }
  expect(numbersOf(even)).toEqual([3, 4, 5, 6, 7, 8])
})

test('partners sit face to face, trios in turn', () => {
  const teams = read({})
  expect(teamsOf(teams, 6)).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ])
  expect(teamsOf({ ...teams, mode: 'trios' }, 6)).toEqual([
    [0, 2, 4],
    [1, 3, 5],
  ])
  expect(teamsOf({ ...teams, mode: 'individual' }, 5)).toEqual([])
  expect(sideOf({ ...teams, edition: '1996', rules: ['random_teams'] }, 0, 4)).toBeUndefined()
})

test('moving to another chair', () => {
  expect(swapped([7, 8, 9], 0, 2)).toEqual([9, 8, 7])
  expect(swapped([7, 8, 9], 0, 5)).toEqual([8, 9, 7])
  expect(shuffled([1, 2, 3]).sort()).toEqual([1, 2, 3])
  expect(shuffled([1, 2, 3])).not.toEqual([1, 2, 3])
})
