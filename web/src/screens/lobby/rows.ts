// The rows of what is played: a choice, what stands, and what that changes.
import baby from 'icon:baby-fill'
import cards from 'icon:cards-fill'
import cap from 'icon:graduation-cap-fill'
import box from 'icon:package-fill'
import globe from 'icon:translate-fill'
import hand from 'icon:hand-pointing-fill'
import house from 'icon:house-fill'
import images from 'icon:images-square-fill'
import moon from 'icon:moon-stars-fill'
import people from 'icon:users-fill'
import sand from 'icon:hourglass-medium-fill'
import spiral from 'icon:spiral'
import stairs from 'icon:stairs-fill'
import { packOf } from '../../lib/packs.svelte'
import { language, listed, t } from '../../words/index.svelte'
import { languageNames } from '../../words/plural'
import { duration } from './duration'
import { IMAGES, PRACTICE_PLAYERS, type Box } from './possible'
import { numbersOf, possibleOf, type Choices } from './wish'

export type Key =
  | 'game'
  | 'practice'
  | 'edition'
  | 'mode'
  | 'track'
  | 'level'
  | 'agreement'
  | 'languages'
  | 'deck'
  | 'timer'
  | 'grace'
  | 'rules'

export interface Row {
  key: Key
  icon: string
  tint: string
  /** What is chosen here. */
  what: string
  /** What stands. */
  value: string
  line: string
}

const TINTS = ['#ffc857', '#ffa998', '#a9cb93', '#c9d3f0']

export function rowsOf(choices: Choices): Row[] {
  const rows = [game(choices), practice(choices)]
  if (!choices.practice) {
    if (choices.game === 'compatibility') rows.push(edition(choices), mode(choices), track(choices))
    else rows.push(level(choices), agreement(choices))
  }
  if (choices.game === 'samegame') rows.push(languages(choices))
  if (!choices.practice) rows.push(deck(choices))
  if (!choices.practice && choices.game === 'compatibility') rows.push(rules(choices))
  rows.push(timer(choices), grace(choices))
  return rows.map((row, place) => ({ ...row, tint: TINTS[place % TINTS.length]! }))
}

type Untinted = Omit<Row, 'tint'>
const what = () => t.lobby.choices

const game = ({ game: name }: Choices): Untinted => ({
  key: 'game',
  icon: cards,
  what: what().game,
  value: name === 'samegame' ? t.home.sameGame : t.home.compatibility,
  line: name === 'samegame' ? t.home.sameGameLine : t.home.compatibilityLine,
})

const practice = (choices: Choices): Untinted => ({
  key: 'practice',
  icon: cap,
  what: what().practice,
  value: choices.practice ? t.lobby.practice.on : t.lobby.practice.off,
  line: choices.practice
    ? t.lobby.practice.onLine(PRACTICE_PLAYERS[choices.game])
    : t.lobby.practice.offLine,
})

const edition = (choices: Choices): Untinted => ({
  key: 'edition',
  icon: box,
  what: what().edition,
  value: t.lobby.editions[choices.edition],
  line: t.lobby.editionLines[choices.edition],
})

const mode = (choices: Choices): Untinted => ({
  key: 'mode',
  icon: people,
  what: what().mode,
  value: t.lobby.modes[choices.mode],
  line: t.lobby.modeLines[choices.mode],
})

const track = (choices: Choices): Untinted => ({
  key: 'track',
  icon: spiral,
  what: what().track,
  value: t.lobby.tracks[choices.track],
  line: t.lobby.trackLines[choices.track],
})

const level = (choices: Choices): Untinted => ({
  key: 'level',
  icon: stairs,
  what: what().level,
  value: t.lobby.level(choices.level),
  line: t.lobby.levelLines[choices.level],
})

const agreement = (choices: Choices): Untinted => ({
  key: 'agreement',
  icon: hand,
  what: what().agreement,
  value: t.lobby.agreements[choices.agreement],
  line: t.lobby.agreementLines[choices.agreement],
})

const languages = (choices: Choices): Untinted => ({
  key: 'languages',
  icon: globe,
  what: what().languages,
  value: t.lobby.clues(listed(choices.languages.map(languageNames(language())))),
  line: t.lobby.cluesLine,
})

function deck(choices: Choices): Untinted {
  const words = t.lobby.deck
  const isSame = choices.game === 'samegame'
  const name = isSame ? choices.objects : choices.deck
  const own = name === 'house' ? undefined : packOf(name)
  const line = isSame ? words.houseObjects : words.houseImages(IMAGES[choices.edition as Box] ?? 40)
  return {
    key: 'deck',
    icon: choices.forChildren && !isSame ? baby : images,
    what: what().deck,
    value: name === 'house' ? words.house : (own?.title ?? words.brought),
    line:
      choices.forChildren && !isSame ? words.childrenLine : name === 'house' ? line : words.brought,
  }
}

function rules(choices: Choices): Untinted {
  const words = t.lobby.rules
  const on: string[] = choices.rules.map((rule) => words[rule])
  if (choices.timeLimit !== null) on.push(`${words.time_limit}: ${duration(choices.timeLimit)}`)
  const only = choices.rules.length === 1 && on.length === 1 ? choices.rules[0] : undefined
  return {
    key: 'rules',
    icon: house,
    what: what().rules,
    value: on.length > 0 ? listed(on) : words.none,
    line: only ? words[`${only}Line`] : on.length > 0 ? '' : words.noneLine,
  }
}

const timer = ({ timer: seconds }: Choices): Untinted => ({
  key: 'timer',
  icon: sand,
  what: what().timer,
  value: seconds === null ? t.lobby.timer.none : t.lobby.timer.some(duration(seconds)),
  line: seconds === null ? t.lobby.timer.noneLine : t.lobby.timer.someLine,
})

const grace = ({ grace: seconds }: Choices): Untinted => ({
  key: 'grace',
  icon: moon,
  what: what().grace,
  value: seconds === null ? t.lobby.grace.none : t.lobby.grace.some(duration(seconds)),
  line: seconds === null ? t.lobby.grace.noneLine : t.lobby.grace.someLine,
})

/** The numbers that a mode can be played with, as people say them: “4, 6 or 8”. */
export const numbersSaid = (choices: Choices): string => t.lobby.begin.or(numbersOf(choices))

export const isHouseMode = (choices: Choices): boolean => possibleOf(choices).house === true
