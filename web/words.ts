// Reads the page's words: Fluent files, each over those that it falls back to, and the types of their messages.
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { languageData } from './plugins.ts'

/** A message as `FluentBundle` formats it: a plain text, or a list of texts and expressions. */
export type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>
export type Messages = Readonly<Record<string, Pattern>>

const source = join(import.meta.dirname, 'src')
const FILE = /(.*\/(?:i18n|words)\/)([\w-]+)((?:\/\w+)?\.ftl)$/

/** Every English word file, from which the other languages are translated. */
export const englishFiles = (): string[] => [
  ...namesIn(join(source, 'i18n/en')).map((name) => join(source, 'i18n/en', name)),
  ...namesIn(join(source, 'games')).flatMap((game) => {
    const file = join(source, 'games', game, 'words/en.ftl')
    return existsSync(file) ? [file] : []
  }),
]
const namesIn = (folder: string) => readdirSync(folder).sort()

/** The same words in another language. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(FILE, `$1${language}$3`)

/** The messages of one file. */
export function messagesOf(file: string): Messages {
  const { body } = new FluentResource(readFileSync(file, 'utf8'))
  return Object.fromEntries(body.map(({ id, value }) => [id, plain(value ?? '')]))
}

/** A text that is quoted in part, such as `{ "*" }Lift*`, without the quotes; another pattern as it is. */
function plain(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return pattern
  const parts = pattern.map((each) =>
    typeof each === 'object' && each.type === 'str' ? each.value : each,
  )
  return parts.every((each) => typeof each === 'string') ? parts.join('') : pattern
}

/**
 * The messages of a file over those of its language (en for en-US) and of English.
 * What has parameters in English is a list in every language, even where a translation has no parameter.
 */
export function withFallbacks(file: string): Messages {
  const language = FILE.exec(file)?.[2] ?? 'en'
  const english = messagesOf(inLanguage(file, 'en'))
  const files = [language.split('-')[0]!, language].map((each) => inLanguage(file, each))
  const all = [english, ...files.filter((each) => existsSync(each)).map(messagesOf)]
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...all) as Messages).map(([id, value]) => [
      id,
      typeof value === 'string' && Array.isArray(english[id]) ? [value] : value,
    ]),
  )
}

/**
 * `import words from './en/common.ftl'` is the file's messages, without comments. A file of a language has its fallbacks
 * too, a file of a region only what it says itself: the page lays it over the file of its language.
 */
export function words(): Plugin {
  return {
    name: 'samewave-words',
    load(id) {
      if (!FILE.test(id)) return undefined
      const [language, region] = FILE.exec(id)![2]!.split('-') as [string, string?]
      const below = inLanguage(id, 'en')
      if (existsSync(below)) this.addWatchFile(below)
      const all = withFallbacks(id)
      const own = Object.fromEntries(Object.keys(messagesOf(id)).map((each) => [each, all[each]]))
      return [
        `export const starts = ${JSON.stringify(startsOf(language))}`,
        `export default ${JSON.stringify(region ? own : all)}`,
      ].join('\n')
    },
  }
}

/** How words of a language may begin, by the names that `START` gives them. */
const startsOf = (language: string): Readonly<Record<string, string>> =>
  languageData().find(([code]) => code === language)?.[1].starts ?? {}

/** The parameters of a message with the keys that they are selected by, through the messages it refers to. */
export function parametersOf(messages: Messages, id: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const keysOf = (name: string) => found.get(name) ?? found.set(name, new Set()).get(name)!
  const inPattern = (pattern: Pattern): void => {
    if (typeof pattern !== 'string')
      for (const each of pattern) if (typeof each !== 'string') inExpression(each)
  }
  const inExpression = (each: Expression): void => {
    if (each.type === 'var') keysOf(each.name)
    if (each.type === 'mesg') inPattern(messages[each.name] ?? '')
    if (each.type === 'func')
      for (const part of each.args) if (part.type !== 'narg') inExpression(part)
    if (each.type !== 'select') return
    inExpression(each.selector)
    for (const { key, value } of each.variants) {
      if (each.selector.type === 'var') keysOf(each.selector.name).add(String(key.value))
      inPattern(value)
    }
  }
  inPattern(messages[id] ?? '')
  return found
}

const NUMBERS = /^(zero|one|two|few|many|\d+)$/
type Tree = { [key: string]: Tree | string }

/** The type declarations of all messages: `home-keptFor` is `t.home.keptFor`. */
export function declarations(files: readonly string[] = englishFiles()): string {
  const tree: Tree = {}
  for (const messages of files.map(messagesOf))
    for (const [id, value] of Object.entries(messages)) {
      const path = id.split('-')
      const key = path.pop()!
      const group = path.reduce((at, name) => (at[name] ??= {}) as Tree, tree)
      group[key] = typeof value === 'string' ? 'string' : functionType(messages, id)
    }
  return [
    '// Made from the English .ftl files by `npm run words`; do not edit.',
    '',
    'type Value = string | number | readonly (string | number)[]',
    '',
    `export interface Areas ${written(tree)}`,
    '',
  ].join('\n')
}

function functionType(messages: Messages, id: string): string {
  const parameters = [...parametersOf(messages, id)].map(
    ([name, keys]) => `${name}: ${[...keys].some((key) => NUMBERS.test(key)) ? 'number' : 'Value'}`,
  )
  return `(params: { ${parameters.join('; ')} }) => string`
}

const written = (tree: Tree, indent = '  '): string =>
  `{\n${Object.entries(tree)
    .map(([key, value]) => {
      const name = /^\d/.test(key) ? `'${key}'` : key
      return `${indent}${name}: ${typeof value === 'string' ? value : written(value, `${indent}  `)}\n`
    })
    .join('')}${indent.slice(2)}}`
