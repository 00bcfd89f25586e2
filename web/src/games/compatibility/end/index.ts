// Texts about a finished game of Compatibility.
import { formatList, t } from '../../../i18n/index.svelte'
import type { EndPart } from '../../registry'
import HiddenRankings from './HiddenRankings.svelte'

export default {
  resultOf: ({ kind, winners = [], rounds = 0 }, named) => {
    const words = t.compatibility.past
    const won = kind.endsWith(' duo') ? words.together : words.won(formatList(winners.map(named)))
    return [won, t.group.rounds(rounds)].join(' · ')
  },
  lengthOf: ({ rounds }) => t.replay.duel.rounds(rounds),
  deal: () => t.compatibility.past.sameThemes,
  tellsLength: true,
  Hidden: HiddenRankings,
} satisfies EndPart
