// What the screens of Compatibility ask about a view: who belongs to whom, and what the theme is.
import type { PlayerView } from '../../api/protocol/table'
import type { Event, RoundScored, View } from '../../api/protocol/compatibility'
import type { Happening, Table } from '../../state/table.svelte'
import { packOf, type Image } from '../../state/packs.svelte'
import { formatList } from '../../i18n/index.svelte'
import { factsAt } from './facts'

export const sideOf = (view: View, seat: number): number =>
  view.table.sides.findIndex((seats) => seats.includes(seat))

export const nameOf = (view: View, seat: number): string => view.table.names[seat] ?? ''

/** A side by the names of those who are in it. */
export const sideName = (view: View, side: number): string =>
  formatList((view.table.sides[side] ?? []).map((seat) => nameOf(view, seat)))

/** How many themes are printed on a card; where a theme is found in a pack. */
export const themesOnACard = (view: View): number => factsAt(view).themes_on_a_card ?? 0

/** In this box a die gives the number of the theme. */
export const isRolled = (view: View): boolean => factsAt(view).naming === 'rolled'

export function themeOf(view: View): string {
  if (!view.theme) return ''
  const { card, number } = view.theme
  return packOf(view.table.themes)?.theme(themesOnACard(view), card, number) ?? ''
}

/** Whom a seat tries to match: its partners, or the one whom all match. */
export function matching(view: View, seat: number): number[] {
  if (view.referent !== null) return view.referent === seat ? [] : [view.referent]
  return (view.table.sides[sideOf(view, seat)] ?? []).filter((other) => other !== seat)
}

export const imagesOf = (view: View): Image[] => {
  const pack = packOf(view.table.deck)
  return view.table.images.flatMap((id) => pack?.images.get(id) ?? [])
}

export const imageOf = (view: View, id: string): Image | undefined =>
  packOf(view.table.deck)?.images.get(id)

export const finishOf = (view: View): number => view.table.track.length

/** Who sits there; a seat whose player is unknown still has a face. */
export const faceOf = (table: Table, seat: number): PlayerView | { id: number; is_bot: boolean } =>
  table.playerAt(seat) ?? { id: seat, is_bot: false }

/** Nobody but bots is waited for: they can be asked to hurry. */
export const onlyBots = (table: Table, seats: readonly number[]): boolean =>
  seats.length > 0 &&
  seats.every((seat) => {
    const player = table.playerAt(seat)
    return player?.is_bot || player?.has_stand_in
  })

export interface Revealing extends Happening {
  before: View
  after: View
  scored: RoundScored
}

/** The step as a reveal, if a round was scored in it. */
export function revealing(happening: Happening): Revealing | undefined {
  const events = happening.events as Event[]
  const scored = events.find((event) => event.type === 'round_scored')
  if (!scored || !happening.before || !happening.after) return undefined
  return { ...happening, scored } as Revealing
}
