// The layout of the reveal on a television: panels, their size, lines and coins.
import type { Match, RoundScored, View } from '../../../api/protocol/compatibility'

/** Rankings that are compared: those of a team, or of a player and the referent. */
export interface Panel {
  side: number
  seats: readonly number[]
}

export function panelsOf(view: View, scored: RoundScored): Panel[] {
  const plays = (seat: number) => scored.rankings[seat] || view.seats[seat]?.is_playing
  const { referent } = view
  return view.table.sides.flatMap((seats, side) => {
    if (!seats.some(plays) || (referent !== null && seats.includes(referent))) return []
    return [{ side, seats: referent === null ? seats : [...seats, referent] }]
  })
}

/** In pixels of the picture. */
export interface Size {
  columns: number
  /** `wide` panels have their name on the left, `tall` ones above the cards. */
  shape: 'wide' | 'beside' | 'tall'
  width: number
  height: number
  /** Where the cards start in their panel. */
  left: number
  top: number
  card: number
  gap: number
  /** The space between two rows, for lines. */
  between: number
}

const AREA = { width: 1824, height: 878, gap: 26 }
const LEFT = { wide: 560, beside: 286, tall: 112 }
const TOP = { wide: 58, beside: 58, tall: 116 }
const LOW_TOP = 68
const RIGHT = 22
const BOTTOM = 16
const LARGEST = 250

export function sizeOf(panels: number, rows: number, cards: number): Size {
  const columns = panels <= 2 ? 1 : panels <= 4 ? 2 : 3
  const shape = columns === 1 ? 'wide' : columns === 2 ? 'beside' : 'tall'
  const lines = Math.ceil(panels / columns)
  const width = (AREA.width - AREA.gap * (columns - 1)) / columns
  const height = (AREA.height - AREA.gap * (lines - 1)) / lines
  const gap = columns === 3 ? 10 : 16
  const left = LEFT[shape]
  const top = lines > 2 ? LOW_TOP : TOP[shape]
  const across = (width - left - RIGHT - gap * (cards - 1)) / cards
  const down = (height - top - BOTTOM) / (rows + (rows - 1) * 0.42)
  const card = Math.floor(Math.min(across, down, LARGEST))
  // spare space goes between the rows first, then around them
  const spare = height - top - BOTTOM - rows * card
  const between = Math.floor(Math.min(card * 0.62, spare / Math.max(1, rows - 1)))
  const around = spare - between * (rows - 1)
  return { columns, shape, width, height, left, top: top + around / 2, card, gap, between }
}

export interface Point {
  x: number
  y: number
}

/** How a match is drawn: its cards, the lines between rows, and its coin. */
export interface DrawnMatch {
  match: Match
  /** By row: the rank of the card. */
  places: readonly number[]
  lines: readonly string[]
  coin: Point
}

/** All visible matches of a panel; earlier ones choose the place of their coin first. */
export function drawMatches(panel: Panel, matches: readonly Match[], size: Size): DrawnMatch[] {
  const mine = matches.filter(({ side }) => side === panel.side)
  const joined = new Set(mine.filter(({ direct }) => direct).map(({ places }) => places[0]))
  const coins: Point[] = []
  return mine.map((match) => {
    const places = panel.seats.map((seat) => match.places[match.seats.indexOf(seat)] ?? 0)
    const coin = match.direct
      ? middle(places[0] ?? 0, places.length, size)
      : free(places, joined, coins, size)
    coins.push(coin)
    return { match, places, lines: match.direct ? [] : linesOf(places, size), coin }
  })
}

const pitch = ({ card, gap }: Size) => card + gap
const centre = (place: number, size: Size) => place * pitch(size) + size.card / 2
export const rowTop = (row: number, { card, between }: Size): number => row * (card + between)

const middle = (place: number, rows: number, size: Size): Point => ({
  x: centre(place, size),
  y: (rowTop(rows - 1, size) + size.card) / 2,
})

/** The ends of a line: the lower edge of a card and the upper edge of the next. */
function ends(row: number, places: readonly number[], size: Size): [Point, Point] {
  const top = rowTop(row, size) + size.card
  return [
    { x: centre(places[row] ?? 0, size), y: top + 4 },
    { x: centre(places[row + 1] ?? 0, size), y: top + size.between - 4 },
  ]
}

const linesOf = (places: readonly number[], size: Size) =>
  places.slice(1).map((_, row) => {
    const [from, to] = ends(row, places, size)
    const bend = size.between * 0.5
    return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`
  })

/** A free place on the line, away from other coins and from joined cards. */
function free(
  places: readonly number[],
  joined: ReadonlySet<number | undefined>,
  coins: readonly Point[],
  size: Size,
): Point {
  const away = size.card * 0.42
  const isFree = (point: Point) =>
    coins.every((coin) => Math.hypot(coin.x - point.x, coin.y - point.y) > away) &&
    [...joined].every(
      (place) => place === undefined || Math.abs(centre(place, size) - point.x) > size.card * 0.62,
    )
  const candidates = places
    .slice(1)
    .flatMap((_, row) =>
      [0.5, 0.3, 0.7, 0.15, 0.85, 0, 1].map((part) => along(ends(row, places, size), part)),
    )
  return candidates.find(isFree) ?? candidates[0] ?? middle(places[0] ?? 0, places.length, size)
}

/** A point on the curve. */
function along([from, to]: [Point, Point], part: number): Point {
  const rest = 1 - part
  const ease = part * part * (3 * rest + part)
  const bend = (to.y - from.y + 8) * 0.5
  const y =
    rest ** 3 * from.y +
    3 * rest ** 2 * part * (from.y + bend) +
    3 * rest * part ** 2 * (to.y - bend) +
    part ** 3 * to.y
  return { x: from.x + (to.x - from.x) * ease, y }
}
