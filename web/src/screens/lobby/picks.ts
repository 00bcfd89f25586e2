// Choices of one of a few: what can be picked, and the choices after a pick.
import type { GameName } from '../../lib/table.svelte'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../words/index.svelte'
import { duration } from './duration'
import {
  AGREEMENTS,
  BOXES,
  EDITIONS,
  GAMES,
  GRACES,
  LEVELS,
  MODES,
  PRACTICE_PLAYERS,
  TIMERS,
  TRACKS,
} from './possible'
import type { Key } from './rows'
import type { Choices } from './wish'

export interface Pick {
  id: string
  label: string
  line: string
  tag?: string | undefined
  isChosen: boolean
  choices: Choices
}

/** What can be picked for a row; none for those with a sheet of their own. */
export function picksOf(key: Key, choices: Choices): Pick[] {
  const pick = (change: Partial<Choices>, label: string, line: string, tag?: string): Pick => ({
    id: String(Object.values(change)[0]),
    label,
    line,
    tag,
    isChosen: Object.entries(change).every(
      ([name, value]) => choices[name as keyof Choices] === value,
    ),
    choices: { ...choices, ...change },
  })
  const words = t.lobby
  switch (key) {
    case 'game':
      return GAMES.map((game) => toGame(pick({ game }, ...gameWords(game)), game, choices))
    case 'practice':
      return [
        pick({ practice: false }, words.practice.off, words.practice.offLine),
        pick(
          { practice: true },
          words.practice.on,
          words.practice.onLine(PRACTICE_PLAYERS[choices.game]),
        ),
      ]
    case 'edition':
      return BOXES.map((edition) =>
        pick({ edition }, words.editions[edition], words.editionLines[edition]),
      )
    case 'mode':
      return MODES.filter((mode) => EDITIONS[choices.edition][mode]).map((mode) => {
        const { players, house } = EDITIONS[choices.edition][mode]!
        const line = `${words.modeLines[mode]} ${words.players(words.begin.or(players))}`
        return pick({ mode }, words.modes[mode], line, house ? words.choices.houseRule : undefined)
      })
    case 'track':
      return TRACKS.map((track) => pick({ track }, words.tracks[track], words.trackLines[track]))
    case 'level':
      return LEVELS.map((level) => pick({ level }, words.level(level), words.levelLines[level]))
    case 'agreement':
      return AGREEMENTS.map((agreement) =>
        pick({ agreement }, words.agreements[agreement], words.agreementLines[agreement]),
      )
    case 'timer':
      return TIMERS.map((timer) =>
        timer === null
          ? pick({ timer }, words.timer.none, words.timer.noneLine)
          : pick({ timer }, words.timer.some(duration(timer)), ''),
      )
    case 'grace':
      return GRACES.map((grace) =>
        grace === null
          ? pick({ grace }, words.grace.none, words.grace.noneLine)
          : pick({ grace }, words.grace.some(duration(grace)), ''),
      )
    default:
      return []
  }
}

const gameWords = (game: GameName): [string, string] =>
  game === 'samegame'
    ? [t.home.sameGame, t.home.sameGameLine]
    : [t.home.compatibility, t.home.compatibilityLine]

/** A game that nobody has set up yet is played in the host's language. */
function toGame(pick: Pick, game: GameName, choices: Choices): Pick {
  if (game !== 'samegame' || choices.game === 'samegame') return pick
  return { ...pick, choices: { ...pick.choices, languages: [settings.language] } }
}

/** What all picks of a sheet have in common, said once above them. */
export function introOf(key: Key): string {
  if (key === 'timer') return t.lobby.timer.someLine
  return key === 'grace' ? t.lobby.grace.someLine : ''
}
