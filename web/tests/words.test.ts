import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lists, plurals } from '../src/words/plural'

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it']
const files = import.meta.glob<Record<string, unknown>>(
  ['../src/words/{en,fr,de,es,it}/*.ts', '../src/games/*/words/{en,fr,de,es,it}.ts'],
  { eager: true, import: 'default' },
)
const areas = Object.keys(files).flatMap(
  (path) =>
    /\/en\/(\w+)\.ts$|\/games\/(\w+)\/words\/en\.ts$/.exec(path)?.slice(1).find(Boolean) ?? [],
)

/** Names, and words that two languages share; a line each when it is meant. */
const SAME = new Set([
  'Chat',
  // a language that no Intl knows
  'buche',
  'Images',
  'Wow',
  'Hm …',
  'BUCHE: BUCHE',
  'Compatibility',
  'The Same Game',
  'Bot',
  'Menu',
  'Normal',
  'Table BUCHE',
  'NaN points',
  'BUCHE',
  'BUCHE images',
  'Place BUCHE',
  'BUCHE, place BUCHE',
  'Bronze',
  'Bronze!',
  'Gold',
  'Gold!',
  'Start',
  '–',
])

const inArea = (language: string, area: string) =>
  files[`../src/words/${language}/${area}.ts`] ?? files[`../src/games/${area}/words/${language}.ts`]

type Saying = (...args: unknown[]) => unknown

/** Stands for whatever a phrase wants: a word, a list of words, or a thing with names. */
const anything: unknown = new Proxy(['BUCHE'], {
  get(list, key) {
    if (key in list || typeof key === 'symbol') return Reflect.get(list, key) as unknown
    const own = Reflect.get(String.prototype, key) as unknown
    return typeof own === 'function' ? own.bind('BUCHE') : 'BUCHE'
  },
})

/** A phrase that makes nothing of anything says its own source: it must differ, too. */
function called(saying: Saying): string {
  try {
    return String(saying(anything, anything, anything, anything)) || String(saying)
  } catch {
    return String(saying)
  }
}

/** Every text with its place: functions are called with something, objects are opened. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, called(value as Saying)]]
  return Object.entries(value ?? {}).flatMap(([key, each]) => texts(each, `${place}.${key}`))
}

test.each(areas)('%s says the same things in all languages', (area) => {
  const wanted = texts(inArea('en', area)).map(([place]) => place)

  for (const language of LANGUAGES)
    expect(
      texts(inArea(language, area))
        .map(([place]) => place)
        .sort(),
      language,
    ).toEqual([...wanted].sort())
})

test.each(areas)('%s is translated, and nothing in it is empty', (area) => {
  const english = new Map(texts(inArea('en', area)))

  for (const language of LANGUAGES) {
    for (const [place, text] of texts(inArea(language, area))) {
      expect(text.trim(), `${language} ${area}${place}`).not.toBe('')
      if (language !== 'en' && !SAME.has(text))
        expect(text, `${language} ${area}${place}`).not.toBe(english.get(place))
    }
  }
})

test.each(areas)('%s has typographic apostrophes and quotes', (area) => {
  for (const language of LANGUAGES)
    for (const [place, text] of texts(inArea(language, area)))
      if (!text.includes('=>')) expect(text, `${language} ${area}${place}`).not.toMatch(/['"]/)
})

test.each(areas)('%s has the same parameters in all languages', (area) => {
  const english = new Map(texts(inArea('en', area)))
  const parameters = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].map((each) => each[1]).sort()

  for (const language of LANGUAGES)
    for (const [place, text] of texts(inArea(language, area)))
      expect(parameters(text), `${language} ${area}${place}`).toEqual(
        parameters(english.get(place) ?? ''),
      )
})

test('every refusal that a player can meet has words', () => {
  const source = readFileSync('../src/samewave/sentences.py', 'utf8')
  const sections =
    source
      .split(/^SENTENCES = /m)[1]
      ?.split(/^}/m)[0]
      ?.split(/^ {4}# /m) ?? []
  const met = ['set-up', 'play', 'The Same Game', 'tables']
  const codes = sections
    .filter((section) => met.includes(section.split('\n')[0] ?? ''))
    .flatMap((section) => [...section.matchAll(/^ {4}"(\w+)":/gm)].map((each) => each[1] ?? ''))

  expect(codes.length).toBeGreaterThan(80)
  expect(Object.keys(inArea('en', 'refusals') ?? {})).toEqual(expect.arrayContaining(codes))
})

test.each(['compatibility', 'samegame'])('whatever bots remark in %s has words', (game) => {
  const source = readFileSync(`../src/samewave/bots/${game}.py`, 'utf8')
  const codes = [...source.matchAll(/"(bot_\w+)"/g)].map((each) => each[1])
  const words = inArea('en', game)?.['remarks'] as object

  expect(codes.length).toBeGreaterThan(0)
  expect(Object.keys(words).sort()).toEqual([...new Set(codes)].sort())
})

test('numbers and lists are said as people do', () => {
  expect(plurals('fr')(0, { one: '# point', other: '# points' })).toBe('0 point')
  expect(plurals('en')(0, { one: '# point', other: '# points' })).toBe('0 points')
  expect(plurals('de')(1234, { one: '# Punkt', other: '# Punkte' })).toBe('1.234 Punkte')
  expect(lists('de')(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo und Cy')
  expect(lists('es')(['Ana', 'Inés'])).toBe('Ana e Inés')
})
