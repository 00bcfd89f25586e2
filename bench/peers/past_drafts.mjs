// The fastest moves we found: they read the plain state behind Immer's draft, and write values
// that are already finished, so that Immer has next to nothing to do.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core')
const { original } = require('immer')

export function movesOf(rules) {
  function open_theme({ G, playerID, random }, number) {
    const now = original(G)
    if (now.theme !== null || Number(playerID) !== now.opener) return INVALID_MOVE
    const isUnread = (card) => !((now.used[card] >> number) & 1)
    if (!rules.isNumber(number) || !rules.cards.some(isUnread)) return INVALID_MOVE
    const stack = now.stack.some(isUnread) ? now.stack : rules.cards
    const unread = stack.filter(isUnread)
    const card = unread[random.Die(unread.length) - 1]
    const used = now.used.with(card, now.used[card] | (1 << number))
    G.theme = { card, number }
    G.stack = stack.filter((other) => other !== card)
    G.used = used.every((numbers) => numbers === rules.allNumbers) ? used.fill(0) : used
  }

  function choose({ G, playerID }, images) {
    const now = original(G)
    const seat = Number(playerID)
    if (now.theme === null) return INVALID_MOVE
    if (!rules.isRanking(images, now.points[rules.sideOf[seat]])) return INVALID_MOVE
    const choices = now.choices.with(seat, images)
    G.choices = choices
    if (!choices.includes(null)) scoreRound(G, now, choices)
  }

  function reopen({ G, playerID }) {
    const now = original(G)
    const seat = Number(playerID)
    if (now.theme === null || now.choices[seat] === null) return INVALID_MOVE
    G.choices = now.choices.with(seat, null)
  }

  function scoreRound(G, now, rankings) {
    const matches = rules.findMatches(rankings)
    const earned = rules.noPoints()
    for (const { side, points } of matches) earned[side] += points
    const points = now.points.map((before, side) => before + earned[side])
    const turns = rules.reveal(now.opener, rankings, matches)
    G.last = { rankings, turns, points: earned }
    G.points = points
    G.rounds = now.rounds + 1
    const winners = rules.findWinners(points)
    if (winners.length) G.winners = winners
    else beginRound(G, now)
  }

  function beginRound(G, now) {
    G.opener = rules.leftOf(now.opener)
    G.theme = null
    G.choices = rules.noChoices()
  }

  return { open_theme, choose, reopen }
}
