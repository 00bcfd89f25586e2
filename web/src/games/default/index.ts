// The default view: a game that has no folder on the page can still be played.
import icon from 'icon:puzzle-piece-fill'
import type { GameParts } from '../registry'

export default {
  icon,
  tint: 'var(--moss)',
  events: { moves: [], ends: [], news: [] },
  shownOffers: [],
  phone: () => import('./phone/Game.svelte'),
  tv: () => import('./tv/Television.svelte'),
  end: () => import('./plainView'),
} satisfies GameParts
