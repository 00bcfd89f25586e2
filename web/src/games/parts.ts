// The parts of a game on the page: what its folder gives to the screens around it.
import type { Component } from 'svelte'
import type { Setup } from '../lib/catalogue.svelte'
import type { Played } from '../lib/records'
import type { Replayed } from '../lib/replay.svelte'
import type { KeptSeat } from '../lib/seats'
import type { Table } from '../lib/table.svelte'
import type { GameInfo } from '../protocol/games'
import type { Figures, GameRow as FinishedGame } from '../protocol/history'

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
  phone: () => Loaded<{ table: Table; onseat?: (seat: KeptSeat) => void }>
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
  resultOf: (game: FinishedGame, named: (name: string) => string) => string
  /** How long it was: “7 rounds”. */
  lengthOf: (played: Played) => string
  /** What is the same when its deal is played again. */
  deal: () => string
  /** Whether everybody hears how long the earlier game took. */
  tellsLength: boolean
  /** Where a replay is before its first round or turn. */
  before?: () => string
  /** What lay face down at this moment of a replay. */
  Open?: Component<{ replayed: Replayed }>
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
