// Evenings and scores in words: who was there, how a game ended, and what a score means.
import { settings } from '../../state/settings.svelte'
import { endPartOf, wordsOf } from '../../games/registry'
import type { Evening, GameRow, PairFigures } from '../../api/protocol/history'
import { formatList, t } from '../../i18n/index.svelte'

const THIS_YEAR: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
const ANOTHER: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** “Saturday, 14 March”; in another year “14 March 2025”. */
export function dayOf(seconds: number): string {
  const day = new Date(seconds * 1000)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return day.toLocaleDateString(settings.language, isThisYear ? THIS_YEAR : ANOTHER)
}

/** A short date with the year. */
export const shortDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(settings.language, { dateStyle: 'medium' })

/** Stands for the name of somebody who has left. */
const NOBODY = '?'

const named = (name: string) => (name === NOBODY ? t.group.evening.left : name)

/** Everybody who was there, once; former members come last, bots as a number. */
export function whoWasThere(evening: Evening, most = Infinity): string {
  const words = t.group.evening
  const people = new Set(evening.games.flatMap(peopleOf))
  const left = people.delete(NOBODY) ? [words.left] : []
  const shown = [...people].slice(0, most)
  const others = people.size > shown.length ? [words.others({ n: people.size - shown.length })] : []
  const bots = Math.max(...evening.games.map((game) => game.bots?.length ?? 0))
  const all = formatList([...shown, ...others, ...left])
  return bots > 0 ? `${all} ${words.withBots({ n: bots })}` : all
}

const peopleOf = ({ names, bots = [] }: GameRow) => names.filter((name) => !bots.includes(name))

export const gameName = (game: GameRow): string => wordsOf(game.game).name

/** How a game ended, in a few words. */
export const resultOf = (game: GameRow): string => endPartOf(game.game)?.resultOf(game, named) ?? ''

/** With fewer rounds, a score is only called a first hint. */
const HINT = 10
const EVEN = 50

/** A score as a sentence to the pair themselves, or about them; it claims no more than the figures do. */
export function scoreSentence({ score, rounds }: PairFigures, isMine: boolean): string {
  const words = t.group.score
  if (rounds < HINT) return words.hint({ rounds })
  if (score.low > EVEN) return isMine ? words.alike : words.theyAlike
  if (score.high < EVEN) return isMine ? words.unlike : words.theyUnlike
  return words.open
}

export const scoreRange = ({ score }: PairFigures): string =>
  t.group.score.range({ low: Math.round(score.low), high: Math.round(score.high) })
