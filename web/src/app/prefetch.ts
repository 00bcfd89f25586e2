// Ahead: whoever comes back to a table gets all that it needs at once, not one after the other.
import { partsOf, wordsFor } from '../games/registry'
import { fetchTable } from '../api/http'
import { loadCatalogue } from '../state/catalogue.svelte'
import { loadPack } from '../state/packs.svelte'
import { router } from './router.svelte'
import { seatsAt } from '../state/seats'
import { loadWords } from '../i18n/index.svelte'

/** Only begun here; what fails is asked for again, and said, where it is needed. */
export function prefetch(): void {
  const { route } = router
  if (route.screen !== 'table') return
  begin(import('../screens/table/Table.svelte'))
  begin(loadWords('lobby'))
  begin(loadPack())
  begin(loadCatalogue())
  if (seatsAt(route.code).length) begin(fetchTable(route.code).then(({ game }) => gameAhead(game)))
}

function gameAhead(game: string | null): void {
  if (game === null) return
  begin(partsOf(game).phone())
  begin(loadWords(...wordsFor(game)))
}

const begin = (loading: Promise<unknown>) => void loading.catch(() => undefined)
