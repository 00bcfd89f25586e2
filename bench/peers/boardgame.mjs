// A server of boardgame.io with the game of compatibility.mjs, its tables in memory.
import { createRequire } from 'node:module'
import { gameOf, rulesOf } from './compatibility.mjs'
import { movesOf } from './in_place.mjs'
import { serve } from './serve.mjs'

const { Server } = createRequire(import.meta.url)('boardgame.io/server')

// A ranking is its owner's until the reveal; nobody sees the stack of themes.
function playerView({ G, playerID }) {
  const { stack, used, ...open } = G
  const choices = G.choices.map((images, seat) => (String(seat) === playerID ? images : !!images))
  return { ...open, choices }
}

serve(async (table) => {
  const rules = rulesOf(table)
  const { open_theme, choose, reopen } = movesOf(rules)
  const moves = { open_theme, choose: { move: choose, redact: true }, reopen }
  const game = gameOf(rules, moves)
  const setup = (context) => game.setup(context, { first: 0 })
  const server = Server({ games: [{ ...game, setup, playerView }], origins: [] })
  const { appServer } = await server.run({ port: 0 })
  return appServer.address().port
})
