// The address of a moment: which round or turn, and with whose eyes.
import { linkWithKey } from '../../state/keys'
import type { Eyes, Source } from '../../state/records'
import type { Replayed } from '../../state/replay.svelte'

export function eyesIn(search: string): Eyes {
  const as = new URLSearchParams(search).get('as') ?? ''
  return as === 'all' ? 'all' : /^[0-9]$/.test(as) ? Number(as) : 'table'
}

/** The round, or the turn of The Same Game; 0 for the beginning. */
export function placeIn(search: string): number {
  const query = new URLSearchParams(search)
  return Number(query.get('turn') ?? query.get('round')) || 0
}

/** Without a place while the game has just begun; a file has no address but the screen's own. */
export function addressOf(
  replayed: Replayed,
  source: Source,
  { pathname, hash } = location,
): string {
  if (source.kind === 'file') return pathname
  const { mark, eyes } = replayed
  const query = new URLSearchParams()
  if (mark && (mark.number > 1 || mark.kind === 'turn')) query.set(mark.kind, String(mark.number))
  if (eyes !== 'table') query.set('as', String(eyes))
  const asked = query.size > 0 ? `?${query}` : ''
  if (source.kind === 'table') return linkWithKey(pathname + asked, source.code)
  return pathname + asked + hash
}
