// The additions of The Same Game to the lobby, and its texts about a finished game.
import globe from 'icon:translate-fill'
import hand from 'icon:hand-pointing-fill'
import stairs from 'icon:stairs-fill'
import { ownName } from '../../state/settings.svelte'
import { t } from '../../i18n/index.svelte'
import HiddenObjects from './end/HiddenObjects.svelte'
import type { EndPart, LobbyPart } from '../registry'

/** Icons, and the own names of languages. */
export const lobby = {
  icons: { level: stairs, agreement: hand, language: globe },
  practice: ['language'],
  labels: { language: ownName },
} satisfies LobbyPart

export const end = {
  resultOf: ({ kind, result, score }) => {
    const words = t.samegame.past
    const medal = words.results[(result ?? 'before_flowers') as keyof typeof words.results]
    const level = t.samegame.fields.level.name({ value: Number(kind) })
    return [level, medal, words.points({ n: score ?? 0 })].join(' · ')
  },
  lengthOf: ({ rounds }) => (rounds ? t.samegame.past.turns({ n: rounds }) : ''),
  deal: () => t.samegame.past.sameThings,
  tookThem: () => '',
  before: () => t.samegame.past.writing,
  Hidden: HiddenObjects,
} satisfies EndPart
