// What a line of spans shows.
import type { Score } from '../../api/protocol/history'

export interface Span {
  key: string
  label: string
  score: Score
  /** What it comes from, in small letters. */
  note?: string
}
