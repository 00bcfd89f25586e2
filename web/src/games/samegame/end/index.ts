// Texts about a finished game of The Same Game.
import { t } from '../../../i18n/index.svelte'
import type { EndPart } from '../../registry'
import HiddenObjects from './HiddenObjects.svelte'

export default {
  resultOf: ({ kind, result, score }) => {
    const words = t.samegame.past
    const medal = words.results[(result ?? 'before_flowers') as keyof typeof words.results]
    const level = t.samegame.fields.level.name(Number(kind))
    return [level, medal, words.points(score ?? 0)].join(' · ')
  },
  lengthOf: ({ rounds }) => t.samegame.past.turns(rounds),
  deal: () => t.samegame.past.sameThings,
  tellsLength: false,
  before: () => t.samegame.past.writing,
  Hidden: HiddenObjects,
} satisfies EndPart
