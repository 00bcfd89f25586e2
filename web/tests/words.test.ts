import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { FluentBundle } from '@fluent/bundle'
import { parse } from '@fluent/syntax'
import { expect, test } from 'vitest'
import { languageData, noScriptParagraphs } from '../plugins'
import {
  declarations,
  englishFiles,
  inLanguage,
  messagesOf,
  parametersOf,
  withFallbacks,
  type Messages,
  type Pattern,
} from '../words'
import { Refused } from '../src/api/http'
import { LANGUAGES, localeOf, ownName, settings } from '../src/state/settings.svelte'
import {
  formatList,
  languageName,
  loadWords,
  refusalText,
  showLanguage,
  t,
} from '../src/i18n/index.svelte'
import { treeOf } from '../src/i18n/fluent'

const REFUSALS = '../src/samewave/refusals'
const refusalsIn = (language: string) =>
  JSON.parse(readFileSync(`${REFUSALS}/${language}.json`, 'utf8')) as Messages

/** A language may do without a game, which then speaks English. */
const isOptional = (file: string) => file.includes('/games/') && !existsSync(file)

/** Every file of words with the languages that must have it and what it says in each. */
const files: [
  string,
  (language: string) => Messages,
  readonly string[],
  (language: string) => Readonly<Record<string, string>>,
][] = [
  ['refusals', refusalsIn, LANGUAGES, () => ({})],
  ...englishFiles().map((file): (typeof files)[number] => [
    file.replace(/.*\/src\//, ''),
    (language) => messagesOf(inLanguage(file, language)),
    LANGUAGES.filter((language) => !isOptional(inLanguage(file, language))),
    (language) => notesOf(inLanguage(file, language)),
  ]),
]

/** The comments of a word file by message: “As in English.” or “Without $name.” */
const notesOf = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parse(readFileSync(file, 'utf8'), {}).body.flatMap((entry) =>
      entry.type === 'Message' && entry.comment ? [[entry.id.name, entry.comment.content]] : [],
    ),
  )
const SAME = 'As in English.'
const without = (name: string) => `Without $${name}.`

/** The plain pieces of a message, with a sign for what is filled in. */
function textOf(pattern: Pattern): string {
  if (typeof pattern === 'string') return pattern
  return pattern
    .map((each) => {
      if (typeof each === 'string') return each
      return each.type === 'select'
        ? each.variants.map(({ value }) => textOf(value)).join('|')
        : '◊'
    })
    .join('')
}

/** Messages that are the same in every language: only signs and what is filled in. */
const isWordless = (text: string) => !/\p{L}/u.test(text)

test.each(files)('%s says the same things in all languages', (_, said, languages) => {
  const wanted = Object.keys(said('en')).sort()

  for (const language of languages) {
    const messages = said(language)
    const own = Object.keys(messages).filter((id) => !helpers(messages, wanted).has(id))
    expect(own.sort(), language).toEqual(wanted)
  }
})

/** Messages that a language has for itself, because others of its own refer to them. */
function helpers(messages: Messages, wanted: readonly string[]): Set<string> {
  const all = JSON.stringify(messages)
  return new Set(
    Object.keys(messages).filter(
      (id) => !wanted.includes(id) && all.includes(`"type":"mesg","name":"${id}"`),
    ),
  )
}

test.each(files)('%s is translated, and nothing in it is empty', (_, said, languages, notes) => {
  const english = said('en')

  for (const language of languages) {
    const noted = notes(language)
    for (const [id, pattern] of Object.entries(said(language))) {
      const text = textOf(pattern)
      expect(text.trim(), `${language} ${id}`).not.toBe('')
      if (language !== 'en' && !isWordless(text))
        expect(text === textOf(english[id] ?? ''), `${language} ${id}`).toBe(noted[id] === SAME)
    }
  }
})

test.each(files)('%s has typographic apostrophes and quotes', (_, said, languages) => {
  for (const language of languages)
    for (const [id, pattern] of Object.entries(said(language)))
      expect(textOf(pattern), `${language} ${id}`).not.toMatch(/['"]/)
})

test.each(files)('%s has the same parameters in all languages', (file, said, languages, notes) => {
  const parameters = (messages: Messages, id: string) =>
    file === 'refusals'
      ? [...String(messages[id]).matchAll(/\{(\w+)\}/g)].map((each) => each[1]).sort()
      : [...parametersOf(messages, id).keys()].sort()
  const english = said('en')

  for (const language of languages) {
    const messages = said(language)
    const noted = notes(language)
    for (const id of Object.keys(english)) {
      const wanted = parameters(english, id).filter((name) => noted[id] !== without(name ?? ''))
      expect(parameters(messages, id), `${language} ${id}`).toEqual(wanted)
    }
  }
})

const fluentFiles = () => globSync(['src/i18n/*/*.ftl', 'src/games/*/words/*.ftl']).sort()

test.each(fluentFiles())('%s is Fluent without mistakes', (file) => {
  const { body } = parse(readFileSync(file, 'utf8'), {})
  const junk = body.filter(({ type }) => type === 'Junk')

  expect(junk).toEqual([])
  expect(body.length).toBeGreaterThan(0)
})

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']

test.each(fluentFiles())('%s has a form for every number', (file) => {
  const language = languageOf(file)
  const rules = new Intl.PluralRules(language)
  const needed = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))

  for (const [id, pattern] of Object.entries(messagesOf(file)))
    for (const keys of selections(pattern))
      if (keys.some((key) => key !== 'other' && PLURALS.includes(key)))
        expect(keys, `${language} ${id}`).toEqual(expect.arrayContaining([...needed]))
})

const languageOf = (file: string) =>
  file.includes('/words/') ? basename(file, '.ftl') : file.split('/').at(-2)!

/** The keys of every selection in a message. */
function selections(pattern: Pattern): string[][] {
  if (typeof pattern === 'string') return []
  return pattern.flatMap((each) => {
    if (typeof each === 'string' || each.type !== 'select') return []
    const inner = each.variants.flatMap(({ value }) => selections(value))
    return [each.variants.map(({ key }) => String(key.value)), ...inner]
  })
}

test.each(fluentFiles())('%s can be formatted with what it is given', (file) => {
  const messages = withFallbacks(file)
  const english = withFallbacks(inLanguage(file, 'en'))
  const bundle = new FluentBundle(languageOf(file), {
    functions: { LIST: ([list]) => list!, START: () => 'vowel' },
  })
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }))
  bundle.addResource({ body } as never)

  for (const [id, pattern] of Object.entries(messages)) {
    const parameters = parametersOf(english, id)
    for (const number of [0, 1, 2, 5]) {
      const errors: Error[] = []
      const given = Object.fromEntries([...parameters.keys()].map((name) => [name, number]))
      if (parameters.size) bundle.formatPattern(pattern as never, given, errors)
      expect(errors, `${file} ${id}`).toEqual([])
    }
  }
})

const regionalFiles = fluentFiles().filter((file) => languageOf(file).includes('-'))

test.each(regionalFiles)('%s says otherwise what its language says', (file) => {
  const [locale, language] = [languageOf(file), languageOf(file).split('-')[0]!]
  const said = withFallbacks(file)
  const below = withFallbacks(inLanguage(file, language))
  const parameters = (messages: Messages, id: string) => [...parametersOf(messages, id).keys()]

  expect(languageData().find(([code]) => code === language)?.[1].regions).toContain(locale)
  for (const id of Object.keys(messagesOf(file))) {
    expect(below, id).toHaveProperty(id)
    expect(said[id], id).not.toEqual(below[id])
    expect(parameters(said, id).sort(), id).toEqual(parameters(below, id).sort())
    expect(textOf(said[id]!), id).toMatch(/^[^'"]*[^\s'"][^'"]*$/)
  }
})

/** Forms of “vosotros”, and words of Spain, that look like no other Spanish word. */
const OF_SPAIN = new RegExp(
  `(?<!\\p{L})(${[
    'os|vosotr[oa]s|vuestr[oa]s?|sois',
    '\\p{L}+([áé]is|[bcdltv]ís|aos)',
    '\\p{L}+((?<![dt])ad|(?<!p|r|st)ed|(?<!r)id)',
    'móvil(es)?|ordenador(es)?|añad\\p{L}+|cog(e|ed|er|es)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

test.each(englishFiles().map((file) => inLanguage(file, 'es-419')))(
  '%s leaves no word of Spain to Latin Americans',
  (file) => {
    const wordsOf = (messages: Messages) =>
      Object.values(messages)
        .map(textOf)
        .filter((text) => OF_SPAIN.test(text))

    expect(wordsOf(withFallbacks(inLanguage(file, 'es')))).not.toEqual([])
    expect(wordsOf(withFallbacks(file))).toEqual([])
  },
)

test.each(['refusals', 'picture/texts', 'packs/texts', 'server/reminders/texts'])(
  '%s speaks to Spaniards and to Latin Americans with the same words',
  (folder) => {
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value.replace(/\{\w+\}/g, '')]
        : Object.values(value as object).flatMap(textsIn)
    const texts = textsIn(JSON.parse(readFileSync(`../src/samewave/${folder}/es.json`, 'utf8')))

    expect(texts).not.toEqual([])
    expect(texts.filter((text) => OF_SPAIN.test(text))).toEqual([])
  },
)

test('the types of the words are those of the English files', async () => {
  await expect(declarations()).toMatchFileSnapshot('../src/i18n/words.d.ts')
})

test('every folder of words is a language, and no list names them', () => {
  const folders = readdirSync('src/i18n', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('-'))
    .map(({ name }) => name)

  expect([...LANGUAGES].sort()).toEqual(folders.sort())
  expect(LANGUAGES.map(ownName)).toEqual(LANGUAGES.map(ownName).sort())
  expect(ownName('de')).toBe('Deutsch')
  expect(refusalFiles()).toEqual(folders.sort())
})

const refusalFiles = () =>
  readdirSync(REFUSALS)
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
  expect(Object.keys(refusalsIn('en')).concat(screens)).toEqual(expect.arrayContaining(own))
})

test('a refusal is said with its parameters, and one without words by the fallback', async () => {
  await loadWords('refusals')
  const words = refusalsIn('en')

  expect(refusalText(new Refused('table_is_full', { most: 12 }))).toBe('All 12 seats are taken.')
  expect(refusalText(new Refused('unknown_track', { track: 'x' }))).toBe(words['no_longer_fits'])
  expect(refusalText(new Error('whatever'))).toBe(words['unexpected'])
})

test.each(['compatibility', 'samegame'] as const)(
  'whatever bots remark in %s has words',
  async (game) => {
    await loadWords(game)
    const source = readFileSync(`../src/samewave/bots/${game}.py`, 'utf8')
    const codes = [...source.matchAll(/"(bot_\w+)"/g)].map((each) => each[1])

    expect(codes.length).toBeGreaterThan(0)
    expect(Object.keys(t[game].remarks).sort()).toEqual([...new Set(codes)].sort())
  },
)

test('words are there once they are loaded, even if the language changes meanwhile', async () => {
  const loaded = loadWords('television')
  settings.language = 'fr'

  await loaded

  expect(t.television.typeCode).toBe('Tape le code affiché sur les téléphones.')
  settings.language = 'en'
  await showLanguage('en')
})

test('a word file becomes texts, and functions of named parameters', () => {
  const starts = { vowel: '^[aeiou]' }
  const select = (selector: object, ...variants: [string, string][]) => ({
    type: 'select',
    selector,
    star: variants.length - 1,
    variants: variants.map(([key, value]) => ({ key: { type: 'str', value: key }, value })),
  })
  const n = { type: 'var', name: 'n' }
  const start = { type: 'func', name: 'START', args: [{ type: 'var', name: 'name' }] }
  const tree = treeOf('fr', {
    starts,
    default: {
      'home-start': 'Jouer',
      'home-points': [select(n, ['one', 'point'], ['other', 'points'])],
      'home-of': [select(start, ['vowel', 'd’'], ['other', 'de ']), { type: 'var', name: 'name' }],
      'home-who': [{ type: 'var', name: 'names' }],
    },
  }) as { home: { start: string } & Record<string, (params: object) => string> }

  expect(tree.home.start).toBe('Jouer')
  expect([0, 1, 2].map((number) => tree.home['points']!({ n: number }))).toEqual([
    'point',
    'point',
    'points',
  ])
  expect(tree.home['of']!({ name: 'Anna' })).toBe('d’Anna')
  expect(tree.home['of']!({ name: 'Léa' })).toBe('de Léa')
  expect(tree.home['who']!({ names: ['Ann', 'Bo', 'Cy'] })).toBe('Ann, Bo et Cy')
})

test('a device gets the words of its region, if there are any', () => {
  expect(localeOf('en', ['en-US'])).toBe('en-US')
  expect(localeOf('en', ['en-GB', 'en-US'])).toBe('en')
  expect(localeOf('de', ['de-AT', 'en-US'])).toBe('de')
  expect(localeOf('es', ['es-MX'])).toBe('es-419')
  expect(localeOf('es', ['es-ES'])).toBe('es')
  expect(localeOf('es', ['es'])).toBe('es')
})

test('a file lies over those of its language and of English', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'words-')), 'words')
  mkdirSync(folder)
  const write = (language: string, text: string) =>
    writeFileSync(join(folder, `${language}.ftl`), text)
  write('en', 'a = lift\nb = { $name } and so\nc = only English\n')
  write('es', 'a = ascensor\nb = y así\n')
  write('es-419', 'a = elevador\n')

  expect(withFallbacks(join(folder, 'es-419.ftl'))).toEqual({
    a: 'elevador',
    b: ['y así'],
    c: 'only English',
  })
})

test('a text whose first letter is quoted, as Weblate saves it, is still a text', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'words-')), 'words')
  mkdirSync(folder)
  writeFileSync(join(folder, 'en.ftl'), 'a = { "*" }Lift* it\n')

  expect(messagesOf(join(folder, 'en.ftl'))).toEqual({ a: '*Lift* it' })
})

test('lists and languages are said as people do', () => {
  expect(formatList(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo, and Cy')
  expect(formatList([4, 6, 8], 'disjunction')).toBe('4, 6, or 8')
  expect(languageName('de')).toBe('German')
})

/** Words below icons, and the labels that screen readers read. */
const BELOW_ICONS: [string, string][] = [
  ['compatibility-look-word', 'compatibility-look-closer'],
  ['compatibility-board-word', 'compatibility-board-title'],
  ['compatibility-reveal-wordAuto', 'compatibility-reveal-paceTap'],
  ['compatibility-reveal-wordTap', 'compatibility-reveal-paceAuto'],
  ['samegame-criteriaWord', 'samegame-criteria'],
  ['samegame-guess-rejectWord', 'samegame-guess-reject'],
]
const bare = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim()

test.each(BELOW_ICONS)('%s is part of the label', (word, label) => {
  const game = word.split('-')[0]
  for (const file of globSync(`src/games/${game}/words/??.ftl`)) {
    const lines = readFileSync(file, 'utf8')
    const text = (id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(lines)?.[1]
    expect(text(word), `${file} ${word}`).toBeTruthy()
    expect(bare(text(label)), file).toContain(bare(text(word)))
  }
})
