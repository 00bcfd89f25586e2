// Prefetching: a device that returns to a table loads everything at once, not step by step.
import { partsOf, wordsFor } from '../games/registry'
import { fetchTable } from '../api/http'
import { loadCatalogue } from '../state/catalogue.svelte'
import { loadCards } from '../state/daily.svelte'
import { loadPack } from '../state/packs.svelte'
import { router } from './router.svelte'
import { seatsAt } from '../state/seats'
import { loadWords } from '../i18n/index.svelte'

/** Start the requests. Failures are ignored here; the screens retry and report them. */
export function prefetch(): void {
  const { route } = router
  if (route.screen === 'home') prefetchDay()
  if (route.screen !== 'table') return
  start(import('../screens/table/Table.svelte'))
  start(loadWords('lobby', 'reminders'))
  start(loadPack())
  start(loadCatalogue())
  if (seatsAt(route.code).length)
    start(fetchTable(route.code).then(({ game }) => prefetchGame(game)))
}

/** The first tap on the first screen opens today's theme: its screen comes right after this one. */
function prefetchDay(): void {
  start(loadCards())
  addEventListener('load', () => start(import('../screens/daily/Daily.svelte')))
}

function prefetchGame(game: string | null): void {
  if (game === null) return
  start(partsOf(game).phone())
  start(loadWords(...wordsFor(game)))
}

const start = (loading: Promise<unknown>) => void loading.catch(() => undefined)
