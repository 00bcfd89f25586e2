// The page's texts in the language of this device; the language can be switched at any time.
import { untrack } from 'svelte'
import { asRefused, type Params } from '../api/http'
import { localeOf, settings, type Language } from '../state/settings.svelte'
import { treeOf, type WordFile } from './fluent'
import type { Areas as FluentAreas } from './words'

export interface Areas extends FluentAreas {
  /** The server's sentences for players, by code. */
  refusals: Record<string, string>
}
export type Area = keyof Areas

/** Loaded with the first screen; the other areas are loaded with the screens that need them. */
export const COMMON: readonly Area[] = [
  'home',
  'table',
  'settings',
  'howto',
  'plainGame',
  'daily',
  'refusals',
]

/** The file of each area in `i18n/<language>/`; files with more than one area are loaded once. */
const FILES: Readonly<Record<string, string>> = {
  home: 'common',
  table: 'common',
  settings: 'common',
  howto: 'common',
  plainGame: 'common',
  daily: 'common',
  lobby: 'lobby',
  reminders: 'lobby',
  affinity: 'history',
  group: 'history',
  television: 'watch',
  replay: 'watch',
}

const files = import.meta.glob<WordFile>(['./*/*.ftl', '../games/*/words/*.ftl'])
const REFUSALS = '../../../src/samewave/refusals'
const refusals = import.meta.glob<Areas['refusals']>('../../../src/samewave/refusals/*.json', {
  import: 'default',
})

const pathOf = (language: string, area: string): string =>
  area in FILES ? `./${language}/${FILES[area]}.ftl` : `../games/${area}/words/${language}.ftl`

/** Whether a game has words of its own; they are the area with the game's name. */
export const hasWords = (game: string): game is Area => pathOf('en', game) in files

/** The areas of all games that have words of their own. */
export const areasOfGames = (): Area[] =>
  Object.keys(files).flatMap((path) => (GAME.exec(path)?.[1] ?? []) as Area[])
const GAME = /^\.\.\/games\/(\w+)\/words\/en\.ftl$/

class Words {
  now = $state.raw<{ language: Language; areas: Partial<Areas> }>({
    language: settings.language,
    areas: {},
  })
  wanted: ReadonlySet<Area> = new Set(COMMON)
}
/** Survives hot reloading, which may load this module twice. */
const words = (import.meta.hot?.data['words'] as Words | undefined) ?? new Words()
if (import.meta.hot) import.meta.hot.data['words'] = words

/** The texts: `t.home.start`. Areas that are not in `COMMON` need `loadWords` first. */
export const t = new Proxy({} as Areas, {
  get: (_, area: Area) => words.now.areas[area],
})

/** The language that is shown; while another one loads, this is still the previous one. */
export const shownLanguage = (): Language => words.now.language

/** Load areas in the current language; when the language changes, they are loaded again. */
export async function loadWords(...areas: Area[]): Promise<void> {
  words.wanted = new Set([...words.wanted, ...areas])
  await untrack(async () => {
    // again if the language has changed meanwhile
    while (!areas.every((area) => area in words.now.areas)) await showLanguage(settings.language)
  })
}

/** Switch to a language once all its areas are loaded, so that languages are never mixed. */
export async function showLanguage(language: Language): Promise<void> {
  const loaded = await Promise.all([...words.wanted].map((area) => load(language, area)))
  if (language !== untrack(() => settings.language)) return
  const now = untrack(() => words.now)
  const others = language === now.language ? now.areas : {}
  words.now = { language, areas: { ...others, ...Object.fromEntries(loaded) } }
}

async function load(language: Language, area: Area) {
  const now = untrack(() => words.now)
  const loaded = language === now.language ? now.areas[area] : undefined
  if (loaded) return [area, loaded] as const
  if (area === 'refusals')
    return [area, await refusals[`${REFUSALS}/${language}.json`]?.()] as const
  const locale = localeOf(language)
  const below = [language, 'en'].map((each) => pathOf(each, area)).find((each) => each in files)
  if (!below) return [area, undefined] as const
  const regional = pathOf(locale, area)
  const path = regional in files ? regional : below
  trees[path] ??= Promise.all([files[below]!(), files[path]!()]).then(([file, over]) =>
    treeOf(locale, { ...file, default: { ...file.default, ...over.default } }),
  )
  return [area, (await trees[path])[area]] as const
}
/** The words that were loaded, by the path of the region’s file or else of the language’s. */
const trees: Record<string, Promise<Partial<Areas>>> = {}

/** A number as this language writes it. */
export const formatNumber = (number: number): string =>
  new Intl.NumberFormat(settings.language).format(number)

/** Names as this language lists them: “Ann, Bo and Cy”, or “4, 6 or 8”. */
export const formatList = (
  items: readonly (string | number)[],
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(settings.language, { type }).format(items.map(String))

/** The name of a language in the language of this device. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(settings.language, { type: 'language' }).of(code) ?? code

/** The sentence for whatever was thrown; unknown codes get a general one. */
export function refusalText(error: unknown): string {
  const { code, params } = asRefused(error)
  return fillIn(t.refusals[code] ?? t.refusals['no_longer_fits'] ?? code, params)
}

/** A text, or a function of parameters. */
export type Phrase = string | ((params: never) => string)

/** A phrase with its parameters filled in: in the server's sentences `{name}` by name, lists as lists. */
export function fillIn(phrase: Phrase, params: object): string {
  if (typeof phrase === 'function') return phrase(params as never)
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Params)[name]
    return Array.isArray(value) ? formatList(value as string[]) : String(value ?? '')
  })
}
