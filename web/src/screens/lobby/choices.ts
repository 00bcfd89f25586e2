// The table's settings as choices, with defaults for everything that the host did not choose.
import {
  fitToVariant,
  gameInfo,
  games,
  playersOf,
  valueOf,
  variantOf,
  type Setup,
} from '../../state/catalogue.svelte'
import type { GameInfo, Variant } from '../../api/protocol/games'
import type { TableSettings } from '../../api/protocol/table'

export interface Choices {
  info: GameInfo
  setup: Setup
  timer: number | null
  grace: number | null
  practice: boolean
  /** The player who begins; null leaves it to chance. */
  first: number | null
  /** Whether people who come during a game may take over from a bot. */
  lateJoins: boolean
  /** The game waits for everybody, without timers and stand-ins. */
  overDays: boolean
  /** Themes that the players wrote themselves; they come first, or alone. */
  ownThemes: readonly string[]
  ownThemesOnly: boolean
}

/** The server's default. */
const GRACE = 90
const NO_GAME: GameInfo = {
  name: '',
  title: '',
  line: '',
  fields: [],
  variants: [{ setup: {}, players: [1] }],
}

export function choicesFrom(settings: TableSettings): Choices {
  return {
    info: gameInfo(settings.game) ?? games()[0] ?? NO_GAME,
    setup: (settings.setup ?? {}) as Setup,
    timer: settings.timer ?? null,
    grace: settings.grace === undefined ? GRACE : settings.grace,
    practice: settings.practice ?? false,
    first: settings.first ?? null,
    lateJoins: settings.late_joins ?? true,
    overDays: settings.over_days ?? false,
    ownThemes: settings.own_themes ?? [],
    ownThemesOnly: settings.own_themes_only ?? false,
  }
}

export function settingsFrom(choices: Choices): TableSettings {
  const { info, setup, timer, grace, practice, first, lateJoins, overDays } = choices
  const { ownThemes, ownThemesOnly } = choices
  return {
    game: info.name,
    setup: spoken(fitToVariant(info, setup), practice),
    timer,
    grace,
    practice,
    first,
    late_joins: lateJoins,
    over_days: overDays,
    own_themes: [...ownThemes],
    own_themes_only: ownThemesOnly,
  }
}

/** A practice round uses one language. */
function spoken(setup: Setup, practice: boolean): Setup {
  const { language } = setup
  if (!Array.isArray(language) || (language.length > 1 && !practice)) return setup
  return { ...setup, language: language[0] as unknown }
}

/** The variant of these choices; a lesson always uses the default one. */
export const variantFor = ({ info, setup, practice }: Choices): Variant =>
  practice ? info.variants[0]! : variantOf(info, setup)

/** The numbers of players that these choices allow. */
export const playerCounts = ({ info, setup, practice }: Choices): readonly number[] =>
  practice && info.lesson ? [info.lesson.players] : playersOf(info, setup)

/** The number of chairs to show for so many people. */
export const chairsFor = (choices: Choices, people: number): number =>
  playerCounts(choices).find((number) => number >= people) ?? people

/** The number of players of a game with so many people: they fill up with bots, or some watch. */
export const playersFor = (choices: Choices, people: number): number =>
  Math.min(chairsFor(choices, people), Math.max(...playerCounts(choices)))

/** The chosen values of a field; the set-up has a single one without a list. */
export function chosenValues({ info, setup }: Choices, field: string): string[] {
  const value = valueOf(info, setup, field)
  return (Array.isArray(value) ? value : [value]).map(String)
}
