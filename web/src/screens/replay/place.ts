// Where one is in a replay, in words.
import { endOf } from '../../games/registry'
import type { Replayed } from '../../state/replay.svelte'
import { t } from '../../i18n/index.svelte'

export function placeOf(replayed: Replayed): string {
  const w = t.replay
  const { mark, marks } = replayed
  if (replayed.isAtEnd && replayed.table.isFinished) return w.over
  const of = marks.length
  if (!mark) return endOf(replayed.table.room?.game ?? '')?.before?.() ?? w.title
  return mark.kind === 'turn' ? w.turn(mark.number, of) : w.round(mark.number, of)
}
