// The moves as boardgame.io's documentation writes moves: they change G in place.
import { createRequire } from 'node:module'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

export function movesOf(rules) {
  function open_theme({ G, playerID, random }, number) {
    if (G.theme !== null || Number(playerID) !== G.opener) return INVALID_MOVE
    const isUnread = (card) => !((G.used[card] >> number) & 1)
    if (!rules.isNumber(number) || !rules.cards.some(isUnread)) return INVALID_MOVE
    if (!G.stack.some(isUnread)) G.stack = rules.cards
    const unread = G.stack.filter(isUnread)
    const card = unread[random.Die(unread.length) - 1]
    G.theme = { card, number }
    G.stack = G.stack.filter((other) => other !== card)
    G.used[card] |= 1 << number
    if (G.used.every((numbers) => numbers === rules.allNumbers)) G.used.fill(0)
  }

  function choose({ G, playerID }, images) {
    const seat = Number(playerID)
    if (G.theme === null) return INVALID_MOVE
    if (!rules.isRanking(images, G.points[rules.sideOf[seat]])) return INVALID_MOVE
    G.choices[seat] = images
    if (!G.choices.includes(null)) scoreRound(G)
  }

  function reopen({ G, playerID }) {
    const seat = Number(playerID)
    if (G.theme === null || G.choices[seat] === null) return INVALID_MOVE
    G.choices[seat] = null
  }

  function scoreRound(G) {
    const matches = rules.findMatches(G.choices)
    const turns = rules.reveal(G.opener, G.choices, matches)
    G.last = { rankings: G.choices, turns, points: rules.noPoints() }
    for (const { side, points } of matches) {
      G.last.points[side] += points
      G.points[side] += points
    }
    G.rounds += 1
    const winners = rules.findWinners(G.points)
    if (winners.length) G.winners = winners
    else beginRound(G)
  }

  function beginRound(G) {
    G.opener = rules.leftOf(G.opener)
    G.theme = null
    G.choices = rules.noChoices()
  }

  return { open_theme, choose, reopen }
}
