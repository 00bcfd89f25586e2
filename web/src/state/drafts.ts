// Drafts of rankings and clues, which survive a reload.
import { store, stored, storedKeys } from './storage'

/** The place of a draft: every game, round and seat has its own. */
export interface DraftPlace {
  code: string
  game: number
  round: number
  seat: number
}

const START = 'draft:'
const nameOf = (place: DraftPlace, what: string) =>
  `${START}${place.code}:${place.game}:${place.round}:${place.seat}:${what}`

export const storedDraft = <T>(place: DraftPlace, what: string, otherwise: T): T =>
  stored(nameOf(place, what), otherwise)

/** Store a draft, and remove those of earlier rounds at this table. */
export function storeDraft(place: DraftPlace, what: string, value: unknown): void {
  const here = `${START}${place.code}:`
  const round = `${here}${place.game}:${place.round}:`
  for (const name of storedKeys(here)) if (!name.startsWith(round)) store(name, undefined)
  store(nameOf(place, what), value)
}

export const removeDraft = (place: DraftPlace, what: string): void =>
  store(nameOf(place, what), undefined)
