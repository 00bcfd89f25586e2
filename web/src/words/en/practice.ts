// Words of a practice round: hints by the codes of PRACTICE in src/samewave/sentences.py.
import type { Phrase } from '../index.svelte'

const practice = {
  practice_done:
    'Round by round like this, the first at the end of the track wins. That is all; play on!',
} satisfies Record<string, Phrase>
export default practice
export type Practice = Record<keyof typeof practice, Phrase>
