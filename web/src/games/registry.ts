// The registry of games: every folder with an index.ts is a game; all others use the default view.
import type { Component } from 'svelte'
import {
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
import type { GameInfo } from '../api/protocol/games'
import type { Figures, GameRow } from '../api/protocol/history'
import { areasOfGames, hasWords, t, type Area } from '../i18n/index.svelte'
import fallback from './default'
import { valueName } from './fieldText'

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>

export interface GameParts {
  /** The path of an icon, and the colour of a token under it. */
  icon: string
  tint: string
  /** The fields of the set-up that tell in a line what is played; those of a variant, if none. */
  headline?: readonly string[]
  events: {
    /** What happens only because a seat moves. */
    moves: readonly string[]
    /** One for each round or turn that is over. */
    ends: readonly string[]
    /** What a replay gives time to read. */
    news: readonly string[]
  }
  /** Of what a seat was offered, the parts that a replay still shows. */
  shownOffers: readonly string[]
  phone: () => Loaded<{ table: Table; onseat?: (seat: StoredSeat) => void }>
  tv: () => Loaded<{ table: Table }>
  howto?: () => Loaded<HowToProps>
  lobby?: () => Promise<{ default: LobbyPart }>
  end?: () => Promise<{ default: EndPart }>
  /** What the figures of a group say about this game. */
  group?: () => Loaded<{ figures: Figures; me: string }>
}

export interface HowToProps extends Record<string, unknown> {
  info: GameInfo
  setup: Setup
  /** Somebody wants to read about another set-up; without it there is nothing to choose. */
  onsetup?: ((setup: Setup) => void) | undefined
}

/** What a game adds to its lobby, which is built from the catalogue. */
export interface LobbyPart {
  /** Paths of icons by the names of fields. */
  icons: Readonly<Record<string, string>>
  /** Fields that hold in a practice round, too. */
  practice?: readonly string[]
  /** Fields that are chosen together with the cards. */
  cards?: readonly string[]
  /** Labels that are better than the words of a value, by the name of the field. */
  labels?: Readonly<Record<string, (value: string) => string>>
  /** Teams are drawn by lot. */
  isByLot?: (info: GameInfo, setup: Setup) => boolean
  /** What theme cards of a pack must have to be used. */
  themesOnACard?: (info: GameInfo, setup: Setup) => number
}

/** What is said about a game that is over. */
export interface EndPart {
  /** How it ended, in a few words. */
  resultOf: (game: GameRow, named: (name: string) => string) => string
  /** How long it was: “7 rounds”. */
  lengthOf: (played: RecordInfo) => string
  /** What is the same when its deal is played again. */
  deal: () => string
  /** Whether everybody hears how long the earlier game took. */
  tellsLength: boolean
  /** Where a replay is before its first round or turn. */
  before?: () => string
  /** The cards that lie face down at this moment of a replay. */
  Hidden?: Component<{ replayed: ReplaySession }>
}

type Line = string | ((facts: never) => string)

/** Words about a field of a set-up; for what is missing, the catalogue has English ones. */
export interface FieldWords {
  title?: string
  line?: Line
  /** By value. */
  names?: Readonly<Record<string, string>>
  lines?: Readonly<Record<string, Line>>
  /** For values without a name of their own. */
  name?: (value: never) => string
  /** What several chosen values are called together. */
  all?: (names: string) => string
}

/** The words that screens outside of a game use; `games/<game>/words` may have many more. */
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

/** The words of all games, for where one of them is chosen or told of. */
export const allWords = (): Area[] => areasOfGames()

/** The words of a game; those of the catalogue where nobody has found better ones. */
export function wordsOf(game: string | null | undefined): GameWords {
  const own = game && hasWords(game) ? (t[game] as unknown as GameWords | undefined) : undefined
  const info = gameInfo(game)
  return own ?? { name: info?.title ?? game ?? '', line: info?.line ?? '' }
}

/** In a line: the box, the mode and the like. */
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

/** Load what games add to the lobby; it is small. */
export async function loadLobbyParts(): Promise<void> {
  await Promise.all(
    games().map(async ({ name }) => {
      const part = await partsOf(name).lobby?.()
      if (part) lobbies.set(name, part.default)
    }),
  )
}

export const lobbyPartOf = (game: string): LobbyPart => lobbies.get(game) ?? NO_LOBBY

const ends = new Map<string, EndPart>()

/** Load what is said about games that are over. */
export async function loadEndParts(names: Iterable<string> = games().map(({ name }) => name)) {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const part = await (partsOf(name).end ?? fallback.end!)()
      ends.set(name, part.default)
    }),
  )
}

export const endPartOf = (game: string): EndPart | undefined => ends.get(game)

/** A screen that tells of games that are over, loaded together with what is said about them. */
export const withEndParts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(() => loadEndParts())]))[0]

/** The lobby, loaded together with what games add to it. */
export const withLobbyParts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(loadLobbyParts)]))[0]
