// The additions of Compatibility to the lobby, and its texts about a finished game.
import baby from 'icon:baby-fill'
import box from 'icon:package-fill'
import people from 'icon:users-fill'
import spiral from 'icon:spiral'
import { factsOf, valueOf } from '../../state/catalogue.svelte'
import type { Facts } from './view'
import { formatList, t } from '../../i18n/index.svelte'
import HiddenRankings from './end/HiddenRankings.svelte'
import type { EndPart, LobbyPart } from '../registry'

/** Icons, and the meaning of options for seats and cards. */
export const lobby = {
  icons: { edition: box, mode: people, track: spiral, for_children: baby },
  cards: ['for_children'],
  isByLot: (info, setup) => Boolean(valueOf(info, setup, 'random_teams')),
  themesOnACard: (info, setup) => (factsOf(info, setup) as unknown as Facts).themes_on_a_card,
} satisfies LobbyPart

export const end = {
  resultOf: ({ kind, winners = [], rounds = 0 }, named) => {
    const words = t.compatibility.past
    const won = kind.endsWith(' duo')
      ? words.together
      : words.won({ names: formatList(winners.map(named)) })
    return [won, t.group.rounds({ n: rounds })].join(' · ')
  },
  lengthOf: ({ rounds }) => (rounds ? t.replay.duel.rounds({ n: rounds }) : ''),
  deal: () => t.compatibility.past.sameThemes,
  tookThem: (rounds) => (rounds ? t.replay.duel.lobbyRounds({ n: rounds }) : ''),
  Hidden: HiddenRankings,
} satisfies EndPart
