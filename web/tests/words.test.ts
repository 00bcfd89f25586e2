import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noScriptParagraphs } from '../plugins'
import { Refused } from '../src/api/http'
import { LANGUAGES, ownName } from '../src/state/settings.svelte'
import { loadWords, refusalText } from '../src/i18n/index.svelte'
import { languageNames, lists, plurals } from '../src/i18n/plural'

const REFUSALS = '../../src/samewave/refusals'
const files = import.meta.glob<Record<string, unknown>>(
  ['../src/i18n/*/*.ts', '../src/games/*/words/*.ts', '../../src/samewave/refusals/*.json'],
  { eager: true },
)
const areas = [
  'refusals',
  ...Object.entries(files).flatMap(([path, module]) => {
    const game = /\/games\/(\w+)\/words\/en\.ts$/.exec(path)?.[1]
    if (game) return [game]
    return path.includes('/i18n/en/') ? Object.keys(module) : []
  }),
]

/** Names and words that two languages share on purpose, one per line. */
const SAME = new Set([
  // names of services, and of their format
  'Webhook',
  'Format',
  'Discord',
  'Slack',
  'ntfy',
  'Matrix',
  'JSON',
  'Chat',
  // a language that no Intl knows
  'buche',
  'Images',
  'Wow',
  'Hmm…',
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

const inArea = (language: string, area: string) => {
  const game = files[`../src/games/${area}/words/${language}.ts`]
  const own = area === 'refusals' ? files[`${REFUSALS}/${language}.json`] : game
  const shared = Object.entries(files).find(
    ([path, module]) => path.includes(`/i18n/${language}/`) && area in module,
  )
  return (own ? own['default'] : shared?.[1][area]) as Record<string, unknown> | undefined
}

type Saying = (...args: unknown[]) => unknown

/** A placeholder for any parameter: a word, a list of words, or a thing with names. */
const anything: unknown = new Proxy(['BUCHE'], {
  get(list, key) {
    if (key in list || typeof key === 'symbol') return Reflect.get(list, key) as unknown
    const own = Reflect.get(String.prototype, key) as unknown
    return typeof own === 'function' ? own.bind('BUCHE') : 'BUCHE'
  },
})

/** A function that ignores its parameters returns its own source, which must differ, too. */
function called(saying: Saying): string {
  try {
    return String(saying(anything, anything, anything, anything)) || String(saying)
  } catch {
    return String(saying)
  }
}

/** Every text with its path: functions are called with placeholders, objects are visited. */
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

test('every language has a folder of words and a file of refusals', () => {
  const folders = readdirSync('src/i18n', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  expect([...LANGUAGES].sort()).toEqual(folders.sort())
  expect(LANGUAGES.map(ownName)).toEqual(LANGUAGES.map(ownName).sort())
  expect(ownName('de')).toBe('Deutsch')
  expect(refusalFiles()).toEqual(folders.sort())
})

const refusalFiles = () =>
  readdirSync('../src/samewave/refusals')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort()

test('without JavaScript the page says in every language what it needs', () => {
  const paragraphs = [...noScriptParagraphs().matchAll(/<p lang="(.+?)">.*JavaScript.*<\/p>/g)]

  expect(paragraphs.map((found) => found[1]).sort()).toEqual([...LANGUAGES].sort())
})

test('every refusal that the page itself makes has words', () => {
  const own = globSync('src/**/*.{ts,svelte}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new Refused\('(\w+)'/g)].map(
      (found) => found[1] ?? '',
    ),
  )
  const screens = ['empty_file', 'large_file', 'no_key', 'not_carried', 'stopped'] // say it themselves

  expect(own).toContain('offline')
  expect(Object.keys(inArea('en', 'refusals') ?? {}).concat(screens)).toEqual(
    expect.arrayContaining(own),
  )
})

test('a refusal is said with its parameters, and one without words by the fallback', async () => {
  await loadWords('refusals')
  const words = inArea('en', 'refusals') ?? {}

  expect(refusalText(new Refused('table_is_full', { most: 12 }))).toBe('All 12 seats are taken.')
  expect(refusalText(new Refused('unknown_track', { track: 'x' }))).toBe(words['no_longer_fits'])
  expect(refusalText(new Error('whatever'))).toBe(words['unexpected'])
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
  expect(languageNames('it')('de')).toBe('tedesco')
})
