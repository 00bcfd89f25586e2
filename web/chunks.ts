// Assigns modules to chunks: few of them, because each one is a round trip to the server.

interface Modules {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

const FIRST = /index\.html$/
const TABLE = /screens\/table\/Table\.svelte$/
const WORDS = /src\/i18n\/([^/]+)\/common\.ftl$/
const REFUSALS = /samewave\/refusals\/([^/]+)\.json$/
const DAILY = /screens\/daily\/Daily\.svelte$/
const GAME = /games\/(\w+)\/phone\/Game\.svelte$/

/**
 * One chunk for the first screen, one for its words, one for every table, one for the hand of today's
 * theme and of a game, and one for what a game shares between its screens. The bundler decides about the rest.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const language = (WORDS.exec(id) ?? REFUSALS.exec(id))?.[1]
  if (language) return `words-${language}`
  const screens = [...screensOf(id, modules)]
  const games = screens.flatMap((screen) => GAME.exec(screen)?.[1] ?? [])
  if (screens.some((screen) => FIRST.test(screen))) return 'index'
  if (screens.length === 1) return null
  if (screens.some((screen) => DAILY.test(screen))) return 'hand'
  if (games.length > 1 || screens.some((screen) => TABLE.test(screen))) return 'tables'
  return games[0] ?? null
}

/** The entry points that load a module: dynamically imported modules, and the page itself. */
function screensOf(id: string, modules: Modules): Set<string> {
  const screens = new Set<string>()
  const above = new Set([id])
  for (const each of above) {
    const found = modules.getModuleInfo(each)
    if (found?.isEntry || found?.dynamicImporters.length) screens.add(each)
    for (const importer of found?.importers ?? []) above.add(importer)
  }
  return screens
}
