// Ahead: whoever comes back to a table gets all that it needs at once, not one after the other.
import { partsOf, wordsFor } from './games/registry'
import { lookUp } from './lib/api'
import { loadCatalogue } from './lib/catalogue.svelte'
import { loadPack } from './lib/packs.svelte'
import { router } from './lib/router.svelte'
import { seatsAt } from './lib/seats'
import { need } from './words/index.svelte'

/** Only begun here; what fails is asked for again, and said, where it is needed. */
export function lookAhead(): void {
  const { route } = router
  if (route.screen !== 'table') return
  begin(import('./screens/Table.svelte'))
  begin(need('lobby'))
  begin(loadPack())
  begin(loadCatalogue())
  if (seatsAt(route.code).length) begin(lookUp(route.code).then(({ game }) => gameAhead(game)))
}

function gameAhead(game: string | null): void {
  if (game === null) return
  begin(partsOf(game).phone())
  begin(need(...wordsFor(game)))
}

const begin = (loading: Promise<unknown>) => void loading.catch(() => undefined)
