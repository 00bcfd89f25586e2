// Plays the games that come with the first line, and plays them again for every further line.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { gameOf, rulesOf } from './compatibility.mjs'

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')
const { movesOf } = await import(`./${process.argv[2]}.mjs`)

function seatEverybody({ table, games }) {
  const rules = rulesOf(table)
  const game = gameOf(rules, movesOf(rules))
  return {
    reduce: CreateGameReducer({ game }),
    begin: (first) => InitializeGame({ game, numPlayers: table.chairs.length, setupData: { first } }),
    games: games.map(({ first, moves }) => ({ first, actions: moves.map(asAction) })),
  }
}

// What boardgame.io's makeMove makes, which no entry point of the package exports.
function asAction([seat, type, ...args]) {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }
}

function playAll({ reduce, begin, games }) {
  const tables = games.map(({ first, actions }) => [begin(first), actions])
  const before = process.cpuUsage()
  const states = tables.map(([state, actions]) => play(reduce, state, actions))
  const { user, system } = process.cpuUsage(before)
  return { seconds: (user + system) / 1e6, endings: states.map(ending) }
}

function play(reduce, state, actions) {
  for (const action of actions) {
    state = reduce(state, action)
    if (state.transients) throw new Error(`refused: ${JSON.stringify(action)}`)
  }
  return state
}

function ending({ G, ctx }) {
  return { points: G.points, winners: ctx.gameover ?? [], rounds: G.rounds, turns: G.last.turns }
}

let room
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  if (question.games) room = seatEverybody(question)
  console.log(JSON.stringify(playAll(room)))
}
