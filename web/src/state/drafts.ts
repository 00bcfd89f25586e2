// Drafts: a ranking or a clue in the making, which survives a reload.
import { store, stored, storedKeys } from './storage'

/** Where a storedDraft belongs; another game, round or seat has another one. */
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

/** Keep a storedDraft; those of earlier rounds at this table go. */
export function storeDraft(place: DraftPlace, what: string, value: unknown): void {
  const here = `${START}${place.code}:`
  const round = `${here}${place.game}:${place.round}:`
  for (const name of storedKeys(here)) if (!name.startsWith(round)) store(name, undefined)
  store(nameOf(place, what), value)
}

export const removeDraft = (place: DraftPlace, what: string): void =>
  store(nameOf(place, what), undefined)
