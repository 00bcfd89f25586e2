// The lobby part of Compatibility: icons, and the meaning of options for seats and cards.
import baby from 'icon:baby-fill'
import box from 'icon:package-fill'
import people from 'icon:users-fill'
import spiral from 'icon:spiral'
import { factsOf, valueOf } from '../../../state/catalogue.svelte'
import type { LobbyPart } from '../../registry'
import type { Facts } from '../view'

export default {
  icons: { edition: box, mode: people, track: spiral, for_children: baby },
  cards: ['for_children'],
  isByLot: (info, setup) => Boolean(valueOf(info, setup, 'random_teams')),
  themesOnACard: (info, setup) => (factsOf(info, setup) as unknown as Facts).themes_on_a_card,
} satisfies LobbyPart
