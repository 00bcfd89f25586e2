// The registry: every folder with an index.ts is a game; a game without one has the default view.
import {
  gameInfo,
  games,
  loadCatalogue,
  variantFields,
  type Setup,
} from '../state/catalogue.svelte'
import { areasOfGames, hasWords, t, type Area } from '../i18n/index.svelte'
import fallback from './default'
import type { EndPart, GameParts, GameWords, LobbyPart } from './parts'
import { nameOf } from './fieldText'

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
    .map((field) => nameOf(info, wordsOf(game), field, setup[field]))
}

const lobbies = new Map<string, LobbyPart>()
const NO_LOBBY: LobbyPart = { icons: {} }

/** Load what games add to the lobby; it is small. */
export async function loadLobbies(): Promise<void> {
  await Promise.all(
    games().map(async ({ name }) => {
      const part = await partsOf(name).lobby?.()
      if (part) lobbies.set(name, part.default)
    }),
  )
}

export const lobbyOf = (game: string): LobbyPart => lobbies.get(game) ?? NO_LOBBY

const ends = new Map<string, EndPart>()

/** Load what is said about games that are over. */
export async function loadEnds(names: Iterable<string> = games().map(({ name }) => name)) {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const part = await (partsOf(name).end ?? fallback.end!)()
      ends.set(name, part.default)
    }),
  )
}

export const endOf = (game: string): EndPart | undefined => ends.get(game)

/** A screen that tells of games that are over, loaded together with what is said about them. */
export const withEnds =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(() => loadEnds())]))[0]

/** The lobby, loaded together with what games add to it. */
export const withLobbies =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadCatalogue().then(loadLobbies)]))[0]
