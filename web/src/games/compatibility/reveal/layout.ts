// The layout of rankings face to face: cards, lines and coins.
import type { Match } from '../../../api/protocol/compatibility'

export interface Spot {
  x: number
  y: number
}

export interface Field {
  width: number
  columns: number
  card: number
  gap: number
  left: number
  top: number
  /** Whether the rankings lie one above the other, each from left to right, because the screen is wide. */
  isAcross: boolean
  /** Between two rankings that lie one above the other. */
  between: number
}

const RANKS = 34
const WIDEST = 460
const LARGEST = 172
/** For the faces and names on the left of rankings that lie across. */
const FACES = 112

/** The layout with the largest cards that fit; each column is the ranking of a seat. */
export function fieldOf(
  width: number,
  height: number,
  columns: number,
  rows: number,
  isAcross = false,
): Field {
  if (isAcross) return acrossField(width, height, columns, Math.max(1, rows))
  const wide = Math.min(width, WIDEST)
  const gap = Math.max(8, Math.min(14, height / 40))
  const byHeight = (height - gap * (rows - 1) - 26) / Math.max(1, rows)
  const byWidth = (wide - 2 * RANKS - 26 * (columns - 1)) / columns
  const card = Math.max(36, Math.floor(Math.min(LARGEST, byHeight, byWidth)))
  const left = (width - wide) / 2 + RANKS
  return { width, columns, card, gap, left, top: 16, isAcross: false, between: 0 }
}

function acrossField(width: number, height: number, columns: number, rows: number): Field {
  const gap = Math.max(8, Math.min(22, width / 50))
  const between = Math.max(20, Math.min(64, height / 9))
  const byWidth = (width - FACES - 2 * gap - gap * (rows - 1)) / rows
  const byHeight = (height - RANKS - between * (columns - 1) - 16) / columns
  const card = Math.max(36, Math.floor(Math.min(LARGEST, byHeight, byWidth)))
  const wide = FACES + rows * (card + gap) - gap
  const high = RANKS + columns * (card + between) - between
  const left = (width - wide) / 2 + FACES
  const top = Math.max(0, (height - high - 16) / 2) + RANKS
  return { width, columns, card, gap, left, top, isAcross: true, between }
}

export function spot(field: Field, column: number, row: number): Spot {
  const { card, gap, left, top, columns, isAcross, between } = field
  if (isAcross) return { x: left + row * (card + gap), y: top + column * (card + between) }
  const span = field.width - 2 * left - card
  return {
    x: left + (columns > 1 ? (span * column) / (columns - 1) : span / 2),
    y: top + row * (card + gap),
  }
}

/** The place of a card in a direct match: the cards touch in the middle. */
export function joined(field: Field, column: number, row: number): Spot {
  const { card, columns, isAcross } = field
  const { x, y } = spot(field, 0, row)
  if (isAcross) {
    const middle = (y + spot(field, columns - 1, row).y) / 2
    return { x, y: middle + (column - (columns - 1) / 2) * card }
  }
  return { x: (field.width - card * columns) / 2 + column * card, y }
}

/** The cards of a direct match together: its first corner and its size. */
export function joinedBox(field: Field, row: number) {
  const { card, columns, isAcross } = field
  const long = card * columns
  return {
    ...joined(field, 0, row),
    width: isAcross ? card : long,
    height: isAcross ? long : card,
  }
}

export interface Line {
  path: string
  coin: Spot
}

type Curve = [Spot, Spot, Spot, Spot]

const onCurve = ([a, b, c, d]: Curve, t: number): Spot => {
  const s = 1 - t
  const mix = (p: keyof Spot) =>
    s * s * s * a[p] + 3 * s * s * t * b[p] + 3 * s * t * t * c[p] + t * t * t * d[p]
  return { x: mix('x'), y: mix('y') }
}

/** The lines of indirect matches; coins overlap neither joined cards nor other coins. */
export function linesOf(field: Field, seats: readonly number[], matches: readonly Match[]): Line[] {
  const joinedRows = matches.filter((match) => match.direct).map((match) => match.places[0] ?? 0)
  const coins: Spot[] = []
  return matches
    .filter((match) => !match.direct)
    .map((match) => {
      const rows = seats.map((seat) => match.places[match.seats.indexOf(seat)] ?? 0)
      const curves = rows.slice(1).map((row, i): Curve => {
        const a = spot(field, i, rows[i] ?? 0)
        const b = spot(field, i + 1, row)
        const half = field.card / 2
        if (field.isAcross) {
          const from = { x: a.x + half, y: a.y + field.card + 3 }
          const to = { x: b.x + half, y: b.y - 3 }
          const bend = (to.y - from.y) * 0.52
          return [from, { x: from.x, y: from.y + bend }, { x: to.x, y: to.y - bend }, to]
        }
        const from = { x: a.x + field.card + 3, y: a.y + half }
        const to = { x: b.x - 3, y: b.y + half }
        const bend = (to.x - from.x) * 0.52
        return [from, { x: from.x + bend, y: from.y }, { x: to.x - bend, y: to.y }, to]
      })
      const coin = coinPlace(field, curves, joinedRows, coins)
      coins.push(coin)
      const path = curves
        .map(([a, b, c, d]) => `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`)
        .join('')
      return { path, coin }
    })
}

const TRIES = [0.5, 0.3, 0.7, 0.18, 0.82, 0.06, 0.94]

function coinPlace(field: Field, curves: Curve[], rows: number[], coins: Spot[]): Spot {
  const all = curves.flatMap((curve) => TRIES.map((t) => onCurve(curve, t)))
  const isFree = (at: Spot) =>
    rows.every((row) => {
      const { x, y } = spot(field, 0, row)
      const beyond = field.isAcross ? at.x - x : at.y - y
      return beyond < -18 || beyond > field.card + 18
    }) && coins.every((coin) => Math.hypot(coin.x - at.x, coin.y - at.y) > 46)
  return (
    all.find(isFree) ??
    all.find((at) => coins.every((c) => Math.hypot(c.x - at.x, c.y - at.y) > 30)) ??
    all[0]!
  )
}
