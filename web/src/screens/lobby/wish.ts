// A wish as choices: everything that the host can choose, with what stands if nobody did.
import type { Language } from '../../lib/settings.svelte'
import type { GameName } from '../../lib/table.svelte'
import type { Wish } from '../../protocol/table'
import {
  EDITIONS,
  PRACTICE_PLAYERS,
  RULES,
  SAME_GAME_PLAYERS,
  type Agreement,
  type Box,
  type Level,
  type Mode,
  type Possible,
  type Rule,
  type Track,
} from './possible'

export interface Choices {
  game: GameName
  edition: Box
  mode: Mode
  track: Track
  deck: string
  themes: string
  forChildren: boolean
  rules: readonly Rule[]
  timeLimit: number | null
  level: Level
  agreement: Agreement
  languages: readonly Language[]
  objects: string
  timer: number | null
  grace: number | null
  practice: boolean
}

interface Setup {
  edition?: Box
  mode?: Mode
  track?: Track
  deck?: string
  themes?: string
  for_children?: boolean
  options?: Partial<Record<Rule, boolean>> & { time_limit?: number | null }
  level?: Level
  agreement?: Agreement
  language?: Language | Language[]
  objects?: string
}

/** What stands when nothing is said, as the server has it. */
const GRACE = 90

export function read(wish: Wish): Choices {
  const setup = (wish.setup ?? {}) as Setup
  const languages = setup.language ?? 'en'
  return {
    game: (wish.game ?? 'compatibility') as GameName,
    edition: setup.edition ?? '2016',
    mode: setup.mode ?? 'teams',
    track: setup.track ?? 'standard',
    deck: setup.deck ?? 'house',
    themes: setup.themes ?? 'house',
    forChildren: setup.for_children ?? false,
    rules: RULES.filter((rule) => setup.options?.[rule]),
    timeLimit: setup.options?.time_limit ?? null,
    level: setup.level ?? 1,
    agreement: setup.agreement ?? 'unanimous',
    languages: Array.isArray(languages) ? languages : [languages],
    objects: setup.objects ?? 'house',
    timer: wish.timer ?? null,
    grace: wish.grace === undefined ? GRACE : wish.grace,
    practice: wish.practice ?? false,
  }
}

export function write(choices: Choices): Wish {
  const { game, timer, grace, practice } = choices
  const setup = game === 'compatibility' ? compatibility(fitting(choices)) : sameGame(choices)
  return { game, setup, timer, grace, practice }
}

function compatibility(choices: Choices): Setup {
  const options: Setup['options'] = Object.fromEntries(choices.rules.map((rule) => [rule, true]))
  if (choices.timeLimit !== null) options.time_limit = choices.timeLimit
  return {
    edition: choices.edition,
    mode: choices.mode,
    track: choices.track,
    deck: choices.deck,
    themes: choices.themes,
    for_children: choices.forChildren,
    options,
  }
}

const sameGame = (choices: Choices): Setup => ({
  level: choices.level,
  agreement: choices.agreement,
  // a practice round speaks one language
  language:
    choices.practice || choices.languages.length === 1
      ? choices.languages[0]!
      : [...choices.languages],
  objects: choices.objects,
})

/** What a box does not have falls back to what it has. */
function fitting(choices: Choices): Choices {
  const mode = EDITIONS[choices.edition][choices.mode] ? choices.mode : 'teams'
  const rules = choices.rules.filter((rule) =>
    EDITIONS[choices.edition][mode]?.rules.includes(rule),
  )
  return { ...choices, mode, rules }
}

export const possibleOf = (choices: Choices): Possible =>
  EDITIONS[choices.edition]?.[choices.mode] ?? EDITIONS['2016'].teams!

/** With how many this can be played. */
export function numbersOf(choices: Choices): readonly number[] {
  if (choices.practice) return [PRACTICE_PLAYERS[choices.game]]
  if (choices.game === 'samegame') return SAME_GAME_PLAYERS
  const { players } = possibleOf(choices)
  if (!choices.rules.includes('even_individual')) return players
  const least = Math.min(...players)
  return Array.from({ length: Math.max(...players) + 2 - least }, (_, more) => least + more)
}

/** How many chairs stand around the table for so many people. */
export const chairsFor = (choices: Choices, people: number): number =>
  numbersOf(choices).find((number) => number >= people) ?? people
