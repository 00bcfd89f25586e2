// The parts of Compatibility for the registry.
import icon from 'icon:cards-three-fill'
import { withCatalogue } from '../../state/catalogue.svelte'
import type { GameParts } from '../registry'

export default {
  icon,
  tint: 'var(--gold)',
  headline: ['edition', 'mode', 'track'],
  events: {
    moves: ['theme_called', 'die_thrown', 'locked_in'],
    ends: ['round_scored'],
    news: ['theme_drawn'],
  },
  shownOffers: ['choose'],
  phone: withCatalogue(() => import('./phone/Game.svelte')),
  tv: withCatalogue(() => import('./tv/Television.svelte')),
  howto: () => import('./howto/HowTo.svelte'),
  lobby: () => import('./parts'),
  end: () => import('./parts'),
} satisfies GameParts
