// Ahead: whoever comes back to a table gets all that it needs at once, not one after the other.
import { lookUp } from './lib/api'
import { loadPack } from './lib/packs.svelte'
import { router } from './lib/router.svelte'
import { seatsAt } from './lib/seats'
import { need } from './words/index.svelte'

const GAMES = {
  compatibility: () => import('./games/compatibility/Game.svelte'),
  samegame: () => import('./games/samegame/Game.svelte'),
}

/** Only begun here; what fails is asked for again, and said, where it is needed. */
export function lookAhead(): void {
  const { route } = router
  if (route.screen !== 'table') return
  begin(import('./screens/Table.svelte'))
  begin(need('lobby'))
  begin(loadPack())
  if (seatsAt(route.code).length) begin(lookUp(route.code).then(({ game }) => gameAhead(game)))
}

function gameAhead(game: string | null): void {
  if (!isKnown(game)) return
  begin(GAMES[game]())
  begin(need(game))
}

const isKnown = (game: string | null): game is keyof typeof GAMES => game !== null && game in GAMES

const begin = (loading: Promise<unknown>) => void loading.catch(() => undefined)
