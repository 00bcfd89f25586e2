// The registry of games: every folder with an index.ts is a game; all others use the default view.
import type { Component } from 'svelte'
import {
  factsOf,
  fieldOf,
  gameInfo,
  games,
  loadCatalogue,
  type Setup,
  variantFields,
} from '../state/catalogue.svelte'
import type { RecordInfo } from '../state/records'
import type { ReplaySession } from '../state/replay.svelte'
import type { StoredSeat } from '../state/seats'
import type { Table } from '../state/table.svelte'
import type { Choice, Field, GameInfo } from '../api/protocol/games'
import type { Figures, GameRow } from '../api/protocol/history'
import { areasOfGames, hasWords, languageName, t, type Area } from '../i18n/index.svelte'
import fallback from './default'

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>

export interface GameParts {
  /** The path of an icon, and the colour behind it. */
  icon: string
  tint: string
  /** The fields of the set-up that describe a game in one line; by default those of the variant. */
  headline?: readonly string[]
  events: {
    /** Events that only a move of a seat causes. */
    moves: readonly string[]
    /** Events that end a round or turn. */
    ends: readonly string[]
    /** Events after which a replay pauses to be read. */
    news: readonly string[]
  }
  /** The offers that a replay still shows. */
  shownOffers: readonly string[]
  phone: () => Loaded<{ table: Table; onseat?: (seat: StoredSeat) => void }>
  tv: () => Loaded<{ table: Table }>
  howto?: () => Loaded<HowToProps>
  lobby?: () => Promise<{ lobby: LobbyPart }>
  end?: () => Promise<{ end: EndPart }>
  /** A panel about this game for the page of a group. */
  group?: () => Loaded<{ figures: Figures; me: string }>
}

export interface HowToProps extends Record<string, unknown> {
  info: GameInfo
  setup: Setup
  /** Called to show another set-up; without it there is no choice. */
  onsetup?: ((setup: Setup) => void) | undefined
}

/** The additions of a game to the lobby, which is built from the catalogue. */
export interface LobbyPart {
  /** Paths of icons by the names of fields. */
  icons: Readonly<Record<string, string>>
  /** Fields that also apply to a practice round. */
  practice?: readonly string[]
  /** Fields that are chosen together with the cards. */
  cards?: readonly string[]
  /** By field: labels to use instead of the names of values. */
  labels?: Readonly<Record<string, (value: string) => string>>
  /** Whether teams are drawn by lot. */
  isByLot?: (info: GameInfo, setup: Setup) => boolean
  /** How many themes a card must have to be used. */
  themesOnACard?: (info: GameInfo, setup: Setup) => number
}

/** Texts about a finished game. */
export interface EndPart {
  /** How a game ended, in a few words. */
  resultOf: (game: GameRow, named: (name: string) => string) => string
  /** How long it was: “7 rounds”; empty if a record has none. */
  lengthOf: (played: RecordInfo) => string
  /** A sentence about what is the same when its deal is played again. */
  deal: () => string
  /** A sentence for the lobby: how many rounds the earlier game had. */
  tookThem: (rounds: number) => string
  /** The name of the part before the first round or turn. */
  before?: () => string
  /** The cards that lie face down at this moment of a replay. */
  Hidden?: Component<{ replayed: ReplaySession }>
}

type Line = string | ((facts: never) => string)

/** Words about a field of a set-up; the catalogue has English ones for what is missing. */
export interface FieldWords {
  title?: string
  line?: Line
  /** By value. */
  names?: Readonly<Record<string, string>>
  lines?: Readonly<Record<string, Line>>
  /** For values without a name of their own. */
  name?: (params: { value: string }) => string
  /** The name of several chosen values together. */
  all?: (params: { names: string }) => string
}

/** The words of a game that other screens use; `games/<game>/words` has many more. */
export interface GameWords {
  name: string
  line: string
  fields?: Readonly<Record<string, FieldWords>>
}

const found = import.meta.glob<{ default: GameParts }>(['./*/index.ts', '!./default/index.ts'], {
  eager: true,
})

export const partsOf = (game: string | null | undefined): GameParts =>
  found[`./${game}/index.ts`]?.default ?? fallback

/** The areas of words that a game needs beyond the common ones. */
export const wordsFor = (game: string | null | undefined): Area[] =>
  game && hasWords(game) ? [game] : []

/** The areas of all games, for screens about any of them. */
export const allWords = (): Area[] => areasOfGames()

/** The words of a game, or those of the catalogue if it has none. */
export function wordsOf(game: string | null | undefined): GameWords {
  const own = game && hasWords(game) ? (t[game] as unknown as GameWords | undefined) : undefined
  const info = gameInfo(game)
  return own ?? { name: info?.title ?? game ?? '', line: info?.line ?? '' }
}

// Texts about a set-up: the game's own words, or else the English of the catalogue.

type Value = Choice['value']

const about = (words: GameWords, field: string): FieldWords => words.fields?.[field] ?? {}
const choiceOf = (field: Field | undefined, value: unknown) =>
  field?.choices?.find((each) => each.value === value)

export const fieldTitle = (words: GameWords, field: Field): string =>
  about(words, field.name).title ?? field.title

/** The name of a field's value. */
export function valueName(info: GameInfo, words: GameWords, field: string, value: unknown): string {
  const { names, name } = about(words, field)
  return (
    names?.[String(value)] ??
    name?.({ value: value as string }) ??
    (field === 'language' ? languageName(String(value)) : undefined) ??
    choiceOf(fieldOf(info, field), value)?.title ??
    String(value)
  )
}

/** A sentence about what a value changes; it may be empty. */
export function valueLine(
  info: GameInfo,
  words: GameWords,
  setup: Setup,
  field: string,
  value: Value,
  players: number,
): string {
  const { lines, line } = about(words, field)
  const found = lines?.[String(value)] ?? line
  if (found === undefined) return choiceOf(fieldOf(info, field), value)?.line ?? ''
  return said(found, factsOf(info, setup, field, value, players))
}

/** A sentence about a field, with facts filled in. */
export function fieldLine(words: GameWords, field: Field, facts: object): string {
  return said(about(words, field.name).line ?? field.line ?? '', facts)
}

/** The name of several values together. */
export const allValuesName = (words: GameWords, field: string, names: string): string =>
  about(words, field).all?.({ names }) ?? names

const said = (line: NonNullable<FieldWords['line']>, facts: object): string =>
  typeof line === 'string' ? line : line(facts as never)

/** A short description of a set-up, such as its box and mode. */
export function headlineOf(game: string | null | undefined, setup: Setup): string[] {
  const info = gameInfo(game)
  if (!info) return []
  const fields = partsOf(game).headline ?? variantFields(info)
  return fields
    .filter((field) => setup[field] !== undefined)
    .map((field) => valueName(info, wordsOf(game), field, setup[field]))
}

const lobbies = new Map<string, LobbyPart>()
const NO_LOBBY: LobbyPart = { icons: {} }

/** Load the lobby parts of all games. */
export async function loadLobbyParts(): Promise<void> {
  await Promise.all(
    games().map(async ({ name }) => {
      const part = await partsOf(name).lobby?.()
      if (part) lobbies.set(name, part.lobby)
    }),
  )
}

export const lobbyPartOf = (game: string): LobbyPart => lobbies.get(game) ?? NO_LOBBY

const ends = new Map<string, EndPart>()

/** Load the end parts of games. */
export async function loadEndParts(names: Iterable<string> = games().map(({ name }) => name)) {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const part = await (partsOf(name).end ?? fallback.end!)()
      ends.set(name, part.end)
    }),
  )
}

export const endPartOf = (game: string): EndPart | undefined => ends.get(game)

/** Load a screen together with the end parts of all games. */
export const withEndParts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(() => loadEndParts())]))[0]

/** Load a screen together with the lobby parts of all games. */
export const withLobbyParts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(loadLobbyParts)]))[0]
