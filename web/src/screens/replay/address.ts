// A moment of a replay: its address, and its name in words.
import { withoutBase } from '../../app/basePath'
import { linkWithKey } from '../../state/seats'
import type { Perspective, Source } from '../../state/records'
import type { ReplaySession } from '../../state/replay.svelte'
import { endPartOf } from '../../games/registry'
import { t } from '../../i18n/index.svelte'

export function perspectiveIn(search: string): Perspective {
  const as = new URLSearchParams(search).get('as') ?? ''
  return as === 'all' ? 'all' : /^[0-9]$/.test(as) ? Number(as) : 'table'
}

/** The number of the round or turn; 0 for the beginning. */
export function placeIn(search: string): number {
  const query = new URLSearchParams(search)
  return Number(query.get('turn') ?? query.get('round')) || 0
}

/** The address of this moment. The first round is left out, and a file has only the screen's address. */
export function addressOf(
  replayed: ReplaySession,
  source: Source,
  { pathname: full, hash } = location,
): string {
  const pathname = withoutBase(full)
  if (source.kind === 'file') return pathname
  const { mark, perspective } = replayed
  const query = new URLSearchParams()
  if (mark && (mark.number > 1 || mark.kind === 'turn')) query.set(mark.kind, String(mark.number))
  if (perspective !== 'table') query.set('as', String(perspective))
  const asked = query.size > 0 ? `?${query}` : ''
  if (source.kind === 'table') return linkWithKey(pathname + asked, source.code)
  return pathname + asked + hash
}

export function placeOf(replayed: ReplaySession): string {
  const w = t.replay
  const { mark, marks } = replayed
  if (replayed.isAtEnd && replayed.table.isFinished) return w.over
  const of = marks.length
  if (!mark) return endPartOf(replayed.table.state?.game ?? '')?.before?.() ?? w.title
  return mark.kind === 'turn' ? w.turn({ n: mark.number, of }) : w.round({ n: mark.number, of })
}
