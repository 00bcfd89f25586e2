// Facts of a box and mode, as `variant.facts` of the catalogue has them: edition.py settles them.
import { gameInfo, variantOf } from '../../state/catalogue.svelte'
import type { View } from '../../api/protocol/compatibility'

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

/** What is known of a track; how long it takes is measured for ours only. */
export interface TrackFacts {
  spaces: number
  rounds?: number
  minutes?: number
}

/** Of the game that is on; nothing before the catalogue is there. */
export function factsAt({ table: { edition, mode } }: View): Partial<Facts> {
  const info = gameInfo('compatibility')
  return info ? (variantOf(info, { edition, mode }).facts as Partial<Facts>) : {}
}
