// Drafts: a ranking or a clue in the making, which survives a reload.
import { keep, kept, keptUnder } from './storage'

/** Where a draft belongs; another game, round or seat has another one. */
export interface Place {
  code: string
  game: number
  round: number
  seat: number
}

const START = 'draft:'
const nameOf = (place: Place, what: string) =>
  `${START}${place.code}:${place.game}:${place.round}:${place.seat}:${what}`

export const draft = <T>(place: Place, what: string, otherwise: T): T =>
  kept(nameOf(place, what), otherwise)

/** Keep a draft; those of earlier rounds at this table go. */
export function keepDraft(place: Place, what: string, value: unknown): void {
  const here = `${START}${place.code}:`
  const round = `${here}${place.game}:${place.round}:`
  for (const name of keptUnder(here)) if (!name.startsWith(round)) keep(name, undefined)
  keep(nameOf(place, what), value)
}

export const dropDraft = (place: Place, what: string): void => keep(nameOf(place, what), undefined)
