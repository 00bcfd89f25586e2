// Helpers for views of Compatibility: sides, names, cards, the theme, the variant's facts.
import { gameInfo, variantOf } from '../../state/catalogue.svelte'
import type { Event, RoundScored, View } from '../../api/protocol/compatibility'
import type { PlayerView } from '../../api/protocol/table'
import type { PendingUpdate, Table } from '../../state/table.svelte'
import { packOf, type Image } from '../../state/packs.svelte'
import { formatList } from '../../i18n/index.svelte'

export interface Facts {
  images: number
  themes_on_a_card: number
  full_hand: number
  joined_pawns: boolean
  naming: 'called' | 'rolled'
  opening: 'players_in_turn' | 'teams_in_turn'
  direct: number
  indirect: number
  referent: 'none' | 'scores_as_the_best' | 'scores_nothing'
  referent_full_hand: boolean
  doubling: 'none' | 'claimed_token' | 'hidden_cards'
  doubles: number
  tie: 'largest_overshoot' | 'most_tokens_left' | 'playoff'
}

/** The facts of the current game; empty before the catalogue is loaded. */
export function factsOfGame({ table: { edition, mode } }: View): Partial<Facts> {
  const info = gameInfo('compatibility')
  return info ? (variantOf(info, { edition, mode }).facts as Partial<Facts>) : {}
}

export const sideOf = (view: View, seat: number): number =>
  view.table.sides.findIndex((seats) => seats.includes(seat))

export const nameOf = (view: View, seat: number): string => view.table.names[seat] ?? ''

/** The names of the players of a side. */
export const sideName = (view: View, side: number): string =>
  formatList((view.table.sides[side] ?? []).map((seat) => nameOf(view, seat)))

/** How many themes are on a card, which also says where a pack has them. */
export const themesOnACard = (view: View): number => factsOfGame(view).themes_on_a_card ?? 0

/** Whether a die chooses the number of the theme. */
export const isRolled = (view: View): boolean => factsOfGame(view).naming === 'rolled'

export function themeOf(view: View): string {
  if (!view.theme) return ''
  const { card, number, text } = view.theme
  return text || (packOf(view.table.themes)?.theme(themesOnACard(view), card, number) ?? '')
}

/** The seats that a seat tries to match: its partners, or the referent. */
export function matchTargets(view: View, seat: number): number[] {
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

/** The player at a seat, or a substitute with a face. */
export const faceOf = (table: Table, seat: number): PlayerView | { id: number; is_bot: boolean } =>
  table.playerAt(seat) ?? { id: seat, is_bot: false }

/** Whether only bots and stand-ins are waited for, which can be hurried. */
export const onlyBots = (table: Table, seats: readonly number[]): boolean =>
  seats.length > 0 &&
  seats.every((seat) => {
    const player = table.playerAt(seat)
    return player?.is_bot || player?.has_stand_in
  })

export interface RevealUpdate extends PendingUpdate {
  before: View
  after: View
  scored: RoundScored
}

/** An update as a reveal, if a round was scored in it. */
export function asReveal(happening: PendingUpdate): RevealUpdate | undefined {
  const events = happening.events as Event[]
  const scored = events.find((event) => event.type === 'round_scored')
  if (!scored || !happening.before || !happening.after) return undefined
  return { ...happening, scored } as RevealUpdate
}
