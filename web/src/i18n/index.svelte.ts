// The page's texts in the language of this device; the language can be switched at any time.
import { untrack } from 'svelte'
import { asRefused, type Params } from '../api/http'
import { settings, type Language } from '../state/settings.svelte'
import type { Daily, Home, HowTo, PlainGame, Settings, Table } from './en/common'
import type { Affinity, Group } from './en/history'
import type { Lobby, Reminders } from './en/lobby'
import type { Replay, Television } from './en/watch'
import { lists } from './plural'

/** A game declares the area of its own words in `games/<game>/words/en.ts`. */
export interface Areas {
  home: Home
  table: Table
  settings: Settings
  howto: HowTo
  plainGame: PlainGame
  daily: Daily
  /** The server's sentences for players, by code. */
  refusals: Record<string, string>
  lobby: Lobby
  reminders: Reminders
  affinity: Affinity
  group: Group
  television: Television
  replay: Replay
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

type Module = Readonly<Record<string, unknown>>
const modules = import.meta.glob<Module>(['./*/*.ts', '../games/*/words/*.ts'])
const REFUSALS = '../../../src/samewave/refusals'
const refusals = import.meta.glob<Module>('../../../src/samewave/refusals/*.json')

const gameModule = (language: Language, game: string) =>
  modules[`../games/${game}/words/${language}.ts`]
const moduleOf = (language: Language, area: string) =>
  area === 'refusals'
    ? refusals[`${REFUSALS}/${language}.json`]
    : (modules[`./${language}/${FILES[area]}.ts`] ?? gameModule(language, area))

/** Whether a game has words of its own; they are the area with the game's name. */
export const hasWords = (game: string): game is Area => gameModule('en', game) !== undefined

/** The areas of all games that have words of their own. */
export const areasOfGames = (): Area[] =>
  Object.keys(modules).flatMap((path) => (GAME.exec(path)?.[1] ?? []) as Area[])
const GAME = /^\.\.\/games\/(\w+)\/words\/en\.ts$/

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
    if (!areas.every((area) => area in words.now.areas)) await showLanguage(settings.language)
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
  const module = await moduleOf(language, area)?.()
  return [area, FILES[area] ? module?.[area] : module?.['default']] as const
}

/** A number as this language writes it. */
export const formatNumber = (number: number): string =>
  new Intl.NumberFormat(settings.language).format(number)

/** Names as this language lists them: “Ann, Bo and Cy”. */
export const formatList = (items: readonly (string | number)[]): string =>
  lists(settings.language)(items)

/** The sentence for whatever was thrown; unknown codes get a general one. */
export function refusalText(error: unknown): string {
  const { code, params } = asRefused(error)
  return fillIn(t.refusals[code] ?? t.refusals['no_longer_fits'] ?? code, params)
}

export type Phrase = string | ((params: Params) => string)

/** A phrase with its parameters filled in: `{name}` by name, lists as lists. */
export function fillIn(phrase: Phrase, params: Params): string {
  if (typeof phrase === 'function') return phrase(params)
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    return Array.isArray(value) ? formatList(value as string[]) : String(value ?? '')
  })
}
