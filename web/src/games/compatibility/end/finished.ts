// What is said about a game of Compatibility that is over.
import { listed, t } from '../../../words/index.svelte'
import type { EndPart } from '../../parts'
import Open from './Open.svelte'

export default {
  resultOf: ({ kind, winners = [], rounds = 0 }, named) => {
    const words = t.compatibility.past
    const won = kind.endsWith(' duo') ? words.together : words.won(listed(winners.map(named)))
    return [won, t.group.rounds(rounds)].join(' · ')
  },
  lengthOf: ({ rounds }) => t.replay.duel.rounds(rounds),
  deal: () => t.compatibility.past.sameThemes,
  tellsLength: true,
  Open,
} satisfies EndPart
