// The parts of The Same Game for the registry.
import icon from 'icon:coffee-fill'
import { withCatalogue } from '../../state/catalogue.svelte'
import type { GameParts } from '../registry'

export default {
  icon,
  tint: 'var(--coral)',
  headline: ['level'],
  events: {
    moves: ['clue_written', 'turn_began', 'finger_pointed', 'swap_answered'],
    ends: ['turn_ended'],
    news: ['round_dealt', 'turn_began'],
  },
  shownOffers: ['sent_back'],
  phone: withCatalogue(() => import('./phone/Game.svelte')),
  tv: withCatalogue(() => import('./tv/Television.svelte')),
  howto: () => import('./howto/HowTo.svelte'),
  lobby: () => import('./parts'),
  end: () => import('./parts'),
  group: () => import('./end/GroupClueReaders.svelte'),
} satisfies GameParts
