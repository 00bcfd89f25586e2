// A table of Compatibility as a room of Colyseus: the moves change the room's own plain game and
// return what everybody may see of the change, or null for a move that is refused.
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createServer } from 'node:http'
import { rulesOf } from './compatibility.mjs'
import { serve } from './serve.mjs'

export const NEVER = 2 ** 31 - 1 // a rate of null would still tick, sixty times a second

export class CompatibilityRoom extends Room {
  maxClients = 8
  patchRate = NEVER
  game = null

  onCreate({ rules }) {
    this.rules = rules
    for (const name of ['start', 'open_theme', 'choose', 'reopen']) {
      this.onMessage(name, (client, argument) => {
        const shown = this[name](client.userData.seat, argument)
        if (!shown) throw new Error(`refused: ${client.userData.seat} ${name} ${argument}`)
        this.tell(name, client, argument, shown)
      })
    }
  }

  onJoin(client, { seat }) {
    client.userData = { seat }
    client.send('seated') // arrives when the client has joined
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
}

export function serveRooms(type) {
  return serve(async (table) => {
    const http = createServer()
    const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
    server.define('compatibility', type, { rules: rulesOf(table) })
    await server.listen(0, '127.0.0.1')
    return http.address().port
  })
}
