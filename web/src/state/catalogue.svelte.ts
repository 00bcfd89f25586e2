// The catalogue of games, loaded once from the server, and how to read a set-up with it.
import type {
  Catalogue,
  Choice,
  Field,
  GameInfo,
  TableChoices,
  Variant,
} from '../api/protocol/games'
import { request } from '../api/http'

/** The choices for a game, without the seats. */
export type Setup = Readonly<Record<string, unknown>>

let known = $state.raw<Catalogue | null>(null)
let loading: Promise<Catalogue> | null = null

/** Load the catalogue once. It changes only with a release, which also brings a new page. */
export function loadCatalogue(): Promise<Catalogue> {
  const begun = (loading ??= request<Catalogue>('GET', '/api/games').then(setCatalogue))
  begun.catch(() => (loading = null))
  return begun
}

/** Set the catalogue; tests use this instead of a server. */
export function setCatalogue(catalogue: Catalogue): Catalogue {
  known = catalogue
  return catalogue
}

/** Load a screen together with the catalogue. */
export const withCatalogue =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue()]))[0]

/** All games in the server's order; empty before they are loaded. */
export const games = (): readonly GameInfo[] => known?.games ?? []

export const gameInfo = (name: string | null | undefined): GameInfo | undefined =>
  games().find((each) => each.name === name)

export const tableChoices = (): TableChoices =>
  known?.table ?? { most_players: 0, timers: [], graces: [], strengths: [] }

export const fieldOf = (info: GameInfo, name: string): Field | undefined =>
  info.fields.find((each) => each.name === name)

/** The default set-up of a game. */
export const defaultSetup = (info: GameInfo): Setup =>
  info.fields.reduce((setup: Setup, each) => withValue(setup, each, each.default), {})

/** The default set-up on this device: in its language, where the game has one. */
export function firstSetup(info: GameInfo, language: string): Setup {
  const spoken = fieldOf(info, 'language')
  const setup = defaultSetup(info)
  if (!spoken?.choices?.some(({ value }) => value === language)) return setup
  return withValue(setup, spoken, spoken.kind === 'several' ? [language] : language)
}

/** The set-up of a practice round on this device; a lesson uses one language. */
export function practiceSetup(info: GameInfo, language: string): Setup {
  const setup = firstSetup(info, language)
  const { language: spoken } = setup
  return Array.isArray(spoken) ? { ...setup, language: spoken[0] } : setup
}

/** The variant that a set-up chooses, or the most similar one. */
export function variantOf(info: GameInfo, setup: Setup): Variant {
  const likeness = ({ setup: wanted }: Variant) => {
    const first = Object.entries(wanted).findIndex(([name, value]) => setup[name] !== value)
    return first < 0 ? Infinity : first
  }
  return info.variants.reduce((best, each) => (likeness(each) > likeness(best) ? each : best))
}

/** The numbers of players that a set-up allows. */
export function playersOf(info: GameInfo, setup: Setup): readonly number[] {
  const variant = variantOf(info, setup)
  for (const [name, players] of Object.entries(variant.players_with ?? {}))
    if (valueOf(info, setup, name)) return players
  return variant.players
}

/** The value of a field in a set-up, or the field's default. */
export function valueOf(info: GameInfo, setup: Setup, name: string): unknown {
  const field = fieldOf(info, name)
  const place = field?.within ? (setup[field.within] as Setup | undefined) : setup
  return place?.[name] ?? field?.default
}

/** A copy of a set-up with another value; options that are off are left out. */
export function withValue(setup: Setup, { name, within }: Field, value: unknown): Setup {
  if (!within) return { ...setup, [name]: value }
  const options = Object.entries((setup[within] ?? {}) as object).filter(([key]) => key !== name)
  return { ...setup, [within]: Object.fromEntries(value ? [...options, [name, value]] : options) }
}

/** A copy of a set-up without the options that its variant does not have. */
export function fitToVariant(info: GameInfo, setup: Setup): Setup {
  const variant = variantOf(info, setup)
  return info.fields
    .filter((field) => field.within && !variant.options?.includes(field.name))
    .reduce((fitting, field) => withValue(fitting, field, null), { ...setup, ...variant.setup })
}

/** The names of the fields that choose a variant, the most important first. */
export const variantFields = (info: GameInfo): string[] =>
  Object.keys(info.variants[0]?.setup ?? {})

/** The choices of a field for which there is a variant. */
export function choicesOf(info: GameInfo, setup: Setup, { name, choices = [] }: Field): Choice[] {
  const chosen = variantFields(info)
  const before = chosen.slice(0, chosen.indexOf(name) + 1)
  if (before.length === 0) return choices
  return choices.filter(({ value }) =>
    info.variants.some((each) =>
      before.every((part) => each.setup[part] === (part === name ? value : setup[part])),
    ),
  )
}

/**
 * The facts for the text about a value: those of the variant it would choose, its own, and those that the variant
 * has about this value for so many players, such as the rounds on a track.
 */
export function factsOf(
  info: GameInfo,
  setup: Setup,
  name?: string,
  value?: unknown,
  players?: number,
): Readonly<Record<string, unknown>> {
  const variant = variantOf(info, name ? { ...setup, [name]: value } : setup)
  const own = name && fieldOf(info, name)?.choices?.find((each) => each.value === value)
  const facts: Readonly<Record<string, unknown>> = variant.facts ?? {}
  const about = (name ? facts[name] : {}) as
    Readonly<Record<string, Readonly<Record<string, object>>>> | undefined
  return { ...facts, ...(own ? own.facts : {}), ...about?.[String(value)]?.[String(players)] }
}
