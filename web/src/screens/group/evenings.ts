// Evenings in words: who was there, and how a game ended.
import { endOf, wordsOf } from '../../games/registry'
import type { Evening, GameRow } from '../../protocol/history'
import { listed, t } from '../../words/index.svelte'

/** Instead of the name of somebody who has left. */
const NOBODY = '?'

const named = (name: string) => (name === NOBODY ? t.group.evening.left : name)

/** Everybody who was there, once: those who have left at the end, and bots as a number. */
export function whoWasThere(evening: Evening, most = Infinity): string {
  const words = t.group.evening
  const people = new Set(evening.games.flatMap(peopleOf))
  const left = people.delete(NOBODY) ? [words.left] : []
  const shown = [...people].slice(0, most)
  const others = people.size > shown.length ? [words.others(people.size - shown.length)] : []
  const bots = Math.max(...evening.games.map((game) => game.bots?.length ?? 0))
  const all = listed([...shown, ...others, ...left])
  return bots > 0 ? `${all} ${words.withBots(bots)}` : all
}

const peopleOf = ({ names, bots = [] }: GameRow) => names.filter((name) => !bots.includes(name))

export const gameName = (game: GameRow): string => wordsOf(game.game).name

/** How it ended, in a few words. */
export const resultOf = (game: GameRow): string => endOf(game.game)?.resultOf(game, named) ?? ''
