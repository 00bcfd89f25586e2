// Words: everything the page says, in the language of this device, switched at any time.
import { untrack } from 'svelte'
import { settings, type Language } from '../lib/settings.svelte'
import { asRefused, type Params } from '../lib/refused'
import { lists } from './plural'
import type { Alike } from './en/alike'
import type { Group } from './en/group'
import type { Home } from './en/home'
import type { HowTo } from './en/howto'
import type { Lobby } from './en/lobby'
import type { Replay } from './en/replay'
import type { Settings } from './en/settings'
import type { Table } from './en/table'
import type { Television } from './en/television'

/** A game adds the area of its own words where it has them: `games/<game>/words/en.ts`. */
export interface Areas {
  alike: Alike
  home: Home
  table: Table
  lobby: Lobby
  settings: Settings
  /** By code; the server's sentences for people who play. */
  refusals: Record<string, string>
  howto: HowTo
  television: Television
  group: Group
  replay: Replay
}
export type Area = keyof Areas

/** Needed on every screen; the others are asked for with their screen. */
export const COMMON: readonly Area[] = ['home', 'table', 'settings', 'refusals']

/** A language is a folder here, and a file of refusals that the server's programs read, too. */
const files = import.meta.glob<{ default: unknown }>(['./*/*.ts', '../games/*/words/*.ts'])
const REFUSALS = '../../../src/samewave/refusals'
const refusals = import.meta.glob<{ default: unknown }>('../../../src/samewave/refusals/*.json')

const gameFile = (language: Language, game: string) =>
  files[`../games/${game}/words/${language}.ts`]
const fileOf = (language: Language, area: string) =>
  area === 'refusals'
    ? refusals[`${REFUSALS}/${language}.json`]
    : (files[`./${language}/${area}.ts`] ?? gameFile(language, area))

/** Whether a game has words of its own: then they are an area of its name. */
export const hasWords = (game: string): game is Area => gameFile('en', game) !== undefined

/** The areas of all games that have words of their own. */
export const areasOfGames = (): Area[] =>
  Object.keys(files).flatMap((path) => (GAME.exec(path)?.[1] ?? []) as Area[])
const GAME = /^\.\.\/games\/(\w+)\/words\/en\.ts$/

class Spoken {
  now = $state.raw<{ language: Language; areas: Partial<Areas> }>({
    language: settings.language,
    areas: {},
  })
  wanted: ReadonlySet<Area> = new Set(COMMON)
}
/** While one works on the page, this file may be loaded twice; what is spoken is the same. */
const spoken = (import.meta.hot?.data['spoken'] as Spoken | undefined) ?? new Spoken()
if (import.meta.hot) import.meta.hot.data['spoken'] = spoken

/** The words: `t.home.start`. An area that is not common must have been asked for with `need`. */
export const t = new Proxy({} as Areas, {
  get: (_, area: Area) => spoken.now.areas[area],
})

/** What the page speaks; another than was chosen for as long as its words are not there. */
export const language = (): Language => spoken.now.language

/** Load areas in the present language; they follow when it is switched. */
export async function need(...areas: Area[]): Promise<void> {
  spoken.wanted = new Set([...spoken.wanted, ...areas])
  await untrack(async () => {
    if (!areas.every((area) => area in spoken.now.areas)) await speak(settings.language)
  })
}

/** Switch to a language when all its words are there, so that nothing is half translated. */
export async function speak(language: Language): Promise<void> {
  const loaded = await Promise.all([...spoken.wanted].map((area) => load(language, area)))
  if (language !== untrack(() => settings.language)) return
  const now = untrack(() => spoken.now)
  const others = language === now.language ? now.areas : {}
  spoken.now = { language, areas: { ...others, ...Object.fromEntries(loaded) } }
}

async function load(language: Language, area: Area) {
  const now = untrack(() => spoken.now)
  const kept = language === now.language ? now.areas[area] : undefined
  return [area, kept ?? (await fileOf(language, area)?.())?.default] as const
}

/** A number as this language writes it. */
export const figure = (number: number): string =>
  new Intl.NumberFormat(settings.language).format(number)

/** Names as this language lists them: “Ann, Bo and Cy”. */
export const listed = (items: readonly (string | number)[]): string =>
  lists(settings.language)(items)

/** The sentence for a refusal, whatever was thrown; a code without one is not for this page. */
export function refusal(error: unknown): string {
  const { code, params } = asRefused(error)
  return say(t.refusals[code] ?? t.refusals['no_longer_fits'] ?? code, params)
}

export type Phrase = string | ((params: Params) => string)

/** A phrase with its parameters put in: `{name}` by name, lists as lists. */
export function say(phrase: Phrase, params: Params): string {
  if (typeof phrase === 'function') return phrase(params)
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    return Array.isArray(value) ? listed(value as string[]) : String(value ?? '')
  })
}
