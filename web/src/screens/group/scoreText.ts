// What a score scoreSentence in plain words, and no more than it does.
import type { PairFigures } from '../../api/protocol/history'
import { t } from '../../i18n/index.svelte'

/** With fewer rounds it is a first hint, whatever the figures. */
const HINT = 10
const EVEN = 50

/** One sentence; to those two themselves, or about them. */
export function scoreSentence({ score, rounds }: PairFigures, isMine: boolean): string {
  const words = t.group.score
  if (rounds < HINT) return words.hint(rounds)
  if (score.low > EVEN) return isMine ? words.alike : words.theyAlike
  if (score.high < EVEN) return isMine ? words.unlike : words.theyUnlike
  return words.open
}

export const scoreRange = ({ score }: PairFigures): string =>
  t.group.score.range(Math.round(score.low), Math.round(score.high))
