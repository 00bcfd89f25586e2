import { expect, test } from 'vitest'
import {
  askedAt,
  askedFor,
  BOXES,
  CHAPTERS,
  modesOf,
  type Fact,
} from '../src/games/compatibility/howto/facts.ts'
import de from '../src/words/de/howto.ts'
import en from '../src/words/en/howto.ts'
import es from '../src/words/es/howto.ts'
import fr from '../src/words/fr/howto.ts'
import it from '../src/words/it/howto.ts'

const LANGUAGES = { en, fr, de, es, it }
const chapters = BOXES.flatMap((box) => Object.values(CHAPTERS[box]))
/** A slow reader manages so many words in ninety seconds. */
const WORDS = 300

test('every box has its modes, and our own for two', () => {
  expect(modesOf('2016')).toEqual(['teams', 'individual', 'trios', 'duo'])
  expect(modesOf('2010')).toEqual(['teams', 'individual', 'duo'])
  expect(modesOf('1996')).toEqual(['teams', 'individual', 'duo'])
})

test('every fact is told somewhere, and none is missing in a language', () => {
  const told = new Set<Fact>(chapters.flatMap(({ facts }) => [...facts]))
  for (const words of Object.values(LANGUAGES))
    expect(Object.keys(words.compatibility.facts).sort()).toEqual([...told].sort())
})

test('an address leads to its chapter', () => {
  expect(askedFor('')).toBe('2016')
  expect(askedFor('1996')).toBe('1996')
  expect(askedFor('compatibility-2010')).toBe('2010')
  expect(askedFor('same-game')).toBe('same-game')
  expect(askedFor('nonsense')).toBe('2016')
})

test('at a table it is about the game that is on, and else about what is wanted', () => {
  const wish = { game: 'compatibility', setup: { edition: '2010', mode: 'individual' } }
  const table = { edition: '1996', mode: 'teams' }

  expect(askedAt({ game: null, wish }, null)).toEqual({ asked: '2010', mode: 'individual' })
  expect(askedAt({ game: 'compatibility', wish }, { phase: 'choosing', table })).toEqual({
    asked: '1996',
    mode: 'teams',
  })
  expect(askedAt({ game: 'samegame', wish }, { phase: 'writing', table: {} })).toEqual({
    asked: 'same-game',
  })
  expect(askedAt({ game: 'samegame', wish }, { phase: 'finished', table: {} }).asked).toBe('2010')
  expect(askedAt({ game: null, wish: {} }, null)).toEqual({ asked: '2016' })
})

const counted = (texts: string[]) => texts.join(' ').split(/\s+/).length
const steps = (part: object) =>
  Object.values(part).flatMap((each: unknown) =>
    each && typeof each === 'object' && 'text' in each && 'title' in each
      ? [String(each.title), String(each.text)]
      : [],
  )

test.each(Object.entries(LANGUAGES))(
  'in %s every chapter is read in ninety seconds',
  (_, words) => {
    const { compatibility, samegame } = words
    for (const { facts, players } of chapters) {
      const all = [
        compatibility.lead,
        ...steps(compatibility),
        compatibility.players([...players]),
        ...facts.map((fact) => compatibility.facts[fact]),
      ]
      expect(counted(all)).toBeLessThan(WORDS)
    }
    expect(counted([samegame.lead, ...steps(samegame), ...samegame.rules])).toBeLessThan(WORDS)
  },
)
