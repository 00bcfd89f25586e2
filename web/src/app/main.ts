// The entry point: loads the words of this device's language, then draws the page.
import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import App from './App.svelte'
import { appUpdate } from './appUpdate.svelte'
import { partsOf, wordsFor } from '../games/registry'
import { fetchTable } from '../api/http'
import { loadCatalogue } from '../state/catalogue.svelte'
import { loadCards } from '../state/daily.svelte'
import { loadPack } from '../state/packs.svelte'
import { router } from './router.svelte'
import { seatsAt } from '../state/seats'
import { settings } from '../state/settings.svelte'
import { COMMON, loadWords } from '../i18n/index.svelte'

settings.apply(document.documentElement)
prefetch()
// not awaited: the words import from this chunk, and would wait for it
void loadWords(...COMMON).then(() => {
  const target = document.getElementById('app') ?? document.body
  target.replaceChildren() // what the first screen showed until now
  mount(App, { target })
  appUpdate.start()
})

/** A device that returns to a table loads everything at once. The screens retry and report failures. */
function prefetch(): void {
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

function start(loading: Promise<unknown>): void {
  loading.catch(() => undefined)
}
