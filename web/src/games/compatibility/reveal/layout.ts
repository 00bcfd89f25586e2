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
}

const RANKS = 34
const WIDEST = 460
const LARGEST = 172

/** The layout with the largest cards that fit. */
export function fieldOf(width: number, height: number, columns: number, rows: number): Field {
  const wide = Math.min(width, WIDEST)
  const gap = Math.max(8, Math.min(14, height / 40))
  const byHeight = (height - gap * (rows - 1) - 20) / Math.max(1, rows)
  const byWidth = (wide - 2 * RANKS - 26 * (columns - 1)) / columns
  const card = Math.max(36, Math.floor(Math.min(LARGEST, byHeight, byWidth)))
  return { width, columns, card, gap, left: (width - wide) / 2 + RANKS }
}

export function spot(field: Field, column: number, row: number): Spot {
  const span = field.width - 2 * field.left - field.card
  return {
    x: field.left + (field.columns > 1 ? (span * column) / (field.columns - 1) : span / 2),
    y: 10 + row * (field.card + field.gap),
  }
}

/** The place of a card in a direct match: side by side in the middle. */
export function joined(field: Field, column: number, row: number): Spot {
  const whole = field.card * field.columns
  return { x: (field.width - whole) / 2 + column * field.card, y: spot(field, column, row).y }
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
        const from = { x: a.x + field.card + 3, y: a.y + field.card / 2 }
        const to = { x: b.x - 3, y: b.y + field.card / 2 }
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
      const { y } = spot(field, 0, row)
      return at.y < y - 18 || at.y > y + field.card + 18
    }) && coins.every((coin) => Math.hypot(coin.x - at.x, coin.y - at.y) > 46)
  return (
    all.find(isFree) ??
    all.find((at) => coins.every((c) => Math.hypot(c.x - at.x, c.y - at.y) > 30)) ??
    all[0]!
  )
}
