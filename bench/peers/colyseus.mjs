// A server of Colyseus with the rules of compatibility.mjs; how it tells is the first argument:
// "ticks" sends state patches at Colyseus's own pace, "patches" sends them with every move, and
// "messages" keeps no shared state but broadcasts what happened.
import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createServer } from 'node:http'
import { rulesOf } from './compatibility.mjs'
import { serve } from './serve.mjs'

const HOW = process.argv[2]
const NEVER = 2 ** 31 - 1 // a rate of null would still tick, sixty times a second

const Theme = schema({ card: t.uint8(), number: t.uint8() }, 'Theme')
const Ranking = schema({ images: t.array('string') }, 'Ranking')
const Match = schema(
  {
    side: t.uint8(),
    image: t.string(),
    seats: t.array('uint8'),
    places: t.array('uint8'),
    direct: t.boolean(),
    points: t.uint8(),
  },
  'Match',
)
const Scored = schema(
  { rankings: t.array(Ranking), matches: t.array(Match), points: t.array('uint8') },
  'Scored',
)
const State = schema(
  {
    moves: t.number(),
    opener: t.uint8(),
    theme: Theme,
    locked: t.array('boolean'),
    points: t.array('uint8'),
    rounds: t.number(),
    last: Scored,
    winners: t.array('uint8'),
  },
  'State',
)

// The moves change the room's own plain game; `show` says what all may see of the change.
class Table extends Room {
  maxClients = 8
  patchRate = HOW === 'ticks' ? 50 : NEVER
  game = null

  onCreate({ rules }) {
    this.rules = rules
    if (HOW !== 'messages') this.state = new State()
    for (const name of ['start', 'open_theme', 'choose', 'reopen']) {
      this.onMessage(name, (client, argument) => this.#play(name, client, argument))
    }
  }

  onJoin(client, { seat }) {
    client.userData = { seat }
    client.send('seated') // arrives when the client has joined
  }

  #play(name, { userData: { seat } }, argument) {
    const shown = this[name](seat, argument)
    if (!shown) throw new Error(`refused: ${seat} ${name} ${argument}`)
    if (HOW === 'messages') return this.broadcast(name, { seat, ...shown })
    this.#patch(shown)
    if (HOW === 'patches') this.broadcastPatch()
  }

  start() {
    if (this.game && !this.game.winners) return null
    const { rules } = this
    this.game = {
      opener: 0,
      theme: null,
      choices: rules.noChoices(),
      points: rules.noPoints(),
      stack: rules.cards,
      used: rules.cards.map(() => 0),
      rounds: 0,
      winners: null,
    }
    const { opener, theme, points, rounds } = this.game
    return { opener, theme, points, rounds, locked: rules.noChoices().map(Boolean), winners: [] }
  }

  open_theme(seat, number) {
    const { game, rules } = this
    if (game.theme || seat !== game.opener || !rules.isNumber(number)) return null
    const isUnread = (card) => !((game.used[card] >> number) & 1)
    if (!game.stack.some(isUnread)) game.stack = rules.cards
    const unread = game.stack.filter(isUnread)
    if (!unread.length) return null
    const card = unread[Math.floor(Math.random() * unread.length)]
    game.theme = { card, number }
    game.stack = game.stack.filter((other) => other !== card)
    game.used[card] |= 1 << number
    return { theme: game.theme }
  }

  choose(seat, images) {
    const { game, rules } = this
    if (!game.theme || !rules.isRanking(images, game.points[rules.sideOf[seat]])) return null
    game.choices[seat] = images
    return game.choices.includes(null) ? { lock: [seat, true] } : this.#scoreRound()
  }

  reopen(seat) {
    if (!this.game.theme || !this.game.choices[seat]) return null
    this.game.choices[seat] = null
    return { lock: [seat, false] }
  }

  #scoreRound() {
    const { game, rules } = this
    const matches = rules.findMatches(game.choices)
    const earned = rules.noPoints()
    for (const { side, points } of matches) {
      earned[side] += points
      game.points[side] += points
    }
    const last = { rankings: game.choices, matches, points: earned }
    const winners = rules.findWinners(game.points)
    game.rounds += 1
    game.theme = null
    game.choices = rules.noChoices()
    if (winners.length) game.winners = winners
    else game.opener = rules.leftOf(game.opener)
    const { opener, theme, points, rounds } = game
    return { last, opener, theme, points, rounds, locked: game.choices.map(Boolean), winners }
  }

  #patch({ lock, locked, theme, points, last, winners, ...plain }) {
    const { state } = this
    state.moves = (state.moves ?? 0) + 1
    Object.assign(state, plain)
    if (lock) state.locked[lock[0]] = lock[1]
    if (theme !== undefined) state.theme = theme ? new Theme(theme) : undefined
    if (last) state.last = scored(last)
    setAll(state.locked, locked)
    setAll(state.points, points)
    if (winners && winners.length !== state.winners.length) {
      state.winners.clear()
      state.winners.push(...winners)
    }
  }
}

function setAll(array, values = []) {
  values.forEach((value, at) => {
    if (array[at] !== value) array[at] = value
  })
}

function scored({ rankings, matches, points }) {
  return new Scored({
    rankings: rankings.map((images) => new Ranking({ images })),
    matches: matches.map((match) => new Match(match)),
    points,
  })
}

serve(async (table) => {
  const http = createServer()
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
  server.define('compatibility', Table, { rules: rulesOf(table) })
  await server.listen(0, '127.0.0.1')
  return http.address().port
})
