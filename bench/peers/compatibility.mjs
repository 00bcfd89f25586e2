// Compatibility, 2016 box, teams: the rules that Samewave plays, as a game of boardgame.io.
import { createRequire } from 'node:module'

// boardgame.io has folders as entry points, which only `require` finds.
const { ActivePlayers } = createRequire(import.meta.url)('boardgame.io/core')

// What stays as it is from the first round to the last is outside of G: nobody has to copy it.
export function rulesOf(table) {
  const { chairs, sides, track } = table
  const deck = new Set(table.images)
  const sideOf = chairs.map((seat) => sides.findIndex((side) => side.includes(seat)))

  function isRanking(images, points) {
    if (images.length !== track[points]) return false
    return images.every((image) => deck.has(image)) && new Set(images).size === images.length
  }

  function findMatches(rankings) {
    const found = []
    sides.forEach((seats, side) => {
      const [first, second] = seats
      rankings[first].forEach((image, place) => {
        const there = rankings[second].indexOf(image)
        if (there < 0) return
        const direct = there === place
        const points = direct ? table.direct : table.indirect
        found.push({ side, image, seats, places: [place, there], direct, doubled: false, points })
      })
    })
    return found
  }

  function reveal(opener, rankings, matches) {
    const start = chairs.indexOf(opener)
    const seats = [...chairs.slice(start), ...chairs.slice(0, start)]
    const places = Math.max(...rankings.map((images) => images.length))
    return Array.from({ length: places }, (_, place) => ({
      seats: seats.filter((seat) => place < rankings[seat].length),
      place,
      matches: matches.filter((match) => lastPlace(match) === place),
    }))
  }

  function findWinners(points) {
    const furthest = Math.max(...points)
    if (furthest < track.length) return []
    return sides.map((_, side) => side).filter((side) => points[side] === furthest)
  }

  return {
    cards: Array.from({ length: table.theme_cards }, (_, card) => card),
    allNumbers: (1 << (table.themes_on_a_card + 1)) - 2,
    sideOf,
    noChoices: () => chairs.map(() => null),
    noPoints: () => sides.map(() => 0),
    leftOf: (seat) => chairs[(chairs.indexOf(seat) + 1) % chairs.length],
    isNumber: (number) => number >= 1 && number <= table.themes_on_a_card,
    isRanking,
    findMatches,
    reveal,
    findWinners,
  }
}

export function gameOf(rules, moves) {
  return {
    name: 'compatibility',
    disableUndo: true,
    setup: (_, { first }) => ({
      opener: first,
      theme: null,
      choices: rules.noChoices(),
      points: rules.noPoints(),
      stack: rules.cards,
      used: rules.cards.map(() => 0),
      rounds: 0,
      last: null,
      winners: null,
    }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves,
    endIf: ({ G }) => G.winners ?? undefined,
  }
}

const lastPlace = (match) => Math.max(...match.places)
