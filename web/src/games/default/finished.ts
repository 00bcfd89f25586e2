// What is said about a game without a folder that is over: who won, if anybody did.
import { listed, t } from '../../words/index.svelte'
import type { EndPart } from '../parts'

export default {
  resultOf: ({ winners = [] }, named) =>
    winners.length > 0 ? t.default.won(listed(winners.map(named))) : t.default.over,
  lengthOf: () => '',
  deal: () => '',
  tellsLength: false,
} satisfies EndPart
