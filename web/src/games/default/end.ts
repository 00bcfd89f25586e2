// What is said about a game without a folder that is over: who won, if anybody did.
import { formatList, t } from '../../i18n/index.svelte'
import type { EndPart } from '../parts'

export default {
  resultOf: ({ winners = [] }, named) =>
    winners.length > 0 ? t.plainGame.won(formatList(winners.map(named))) : t.plainGame.over,
  lengthOf: () => '',
  deal: () => '',
  tellsLength: false,
} satisfies EndPart
