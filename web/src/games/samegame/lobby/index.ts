// The lobby part of The Same Game: icons, and the own names of languages.
import globe from 'icon:translate-fill'
import hand from 'icon:hand-pointing-fill'
import stairs from 'icon:stairs-fill'
import { ownName } from '../../../state/settings.svelte'
import type { LobbyPart } from '../../registry'

export default {
  icons: { level: stairs, agreement: hand, language: globe },
  practice: ['language'],
  labels: { language: ownName },
} satisfies LobbyPart
