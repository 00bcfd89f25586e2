// A score in plain words, claiming no more than the figures do.
import type { PairFigures } from '../../api/protocol/history'
import { t } from '../../i18n/index.svelte'

/** With fewer rounds, a score is only called a first hint. */
const HINT = 10
const EVEN = 50

/** A sentence to the pair themselves, or about them. */
export function scoreSentence({ score, rounds }: PairFigures, isMine: boolean): string {
  const words = t.group.score
  if (rounds < HINT) return words.hint(rounds)
  if (score.low > EVEN) return isMine ? words.alike : words.theyAlike
  if (score.high < EVEN) return isMine ? words.unlike : words.theyUnlike
  return words.open
}

export const scoreRange = ({ score }: PairFigures): string =>
  t.group.score.range(Math.round(score.low), Math.round(score.high))
