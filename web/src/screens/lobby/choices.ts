// The settings of a table as choices: everything that the host can choose, with what stands if nobody did.
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
}

/** What stands when nothing is said, as the server has it. */
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
  }
}

export function settingsFrom({ info, setup, timer, grace, practice }: Choices): TableSettings {
  return {
    game: info.name,
    setup: spoken(fitToVariant(info, setup), practice),
    timer,
    grace,
    practice,
  }
}

/** A practice round speaks one language. */
function spoken(setup: Setup, practice: boolean): Setup {
  const { language } = setup
  if (!Array.isArray(language) || (language.length > 1 && !practice)) return setup
  return { ...setup, language: language[0] as unknown }
}

/** A lesson is laid as the game is by default. */
export const variantFor = ({ info, setup, practice }: Choices): Variant =>
  practice ? info.variants[0]! : variantOf(info, setup)

/** With how many this can be played. */
export const playerCounts = ({ info, setup, practice }: Choices): readonly number[] =>
  practice && info.lesson ? [info.lesson.players] : playersOf(info, setup)

/** How many chairs stand around the table for so many people. */
export const chairsFor = (choices: Choices, people: number): number =>
  playerCounts(choices).find((number) => number >= people) ?? people

/** Several values of a field; one alone may be said without a list. */
export function chosenValues({ info, setup }: Choices, field: string): string[] {
  const value = valueOf(info, setup, field)
  return (Array.isArray(value) ? value : [value]).map(String)
}
