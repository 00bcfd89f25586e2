// The spiral track: the positions of its spaces, from the outside to the finish in the middle.

export interface Point {
  x: number
  y: number
}

export interface Spiral {
  /** By space; the last one is the finish. */
  spaces: readonly Point[]
  ribbon: string
  /** The width of the ribbon and the radius of a space. */
  width: number
  radius: number
  /** The view box, with room for pawns above the ribbon. */
  box: string
}

const CENTRE: Point = { x: 500, y: 500 }
const OUTER = 432
const INNER = 158
const BEGIN = Math.PI * 0.86
const SAMPLES = 1200

export function spiral(count: number): Spiral {
  const turns = 1.4 + ((count - 15) * 1.5) / 31
  const at = (part: number): Point => {
    const angle = BEGIN + part * turns * 2 * Math.PI
    const radius = OUTER - (OUTER - INNER) * part
    return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) }
  }
  const width = Math.min(124, ((OUTER - INNER) / turns) * 0.87)
  const curve = Array.from({ length: 241 }, (_, i) => at(i / 240))
  return {
    spaces: [...evenly(at, count), CENTRE],
    ribbon: `M${curve.map(pair).join('L')}`,
    width,
    radius: Math.min(width * 0.39, 46),
    box: boxOf(curve, width / 2 + 12),
  }
}

function boxOf(points: readonly Point[], margin: number): string {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin - 20
  const width = Math.max(...xs) + margin - left
  const height = Math.max(...ys) + margin - top
  return [left, top, width, height].map(Math.round).join(' ')
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Evenly spaced points along the curve, including both ends. */
function evenly(at: (part: number) => Point, count: number): Point[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => at(i / SAMPLES))
  const along = [0]
  points.slice(1).forEach((point, i) => {
    const last = points[i]!
    along.push(along[i]! + Math.hypot(point.x - last.x, point.y - last.y))
  })
  const whole = along[SAMPLES]!
  return Array.from({ length: count }, (_, space) => {
    const wanted = (whole * space) / Math.max(1, count - 1)
    return points[along.findIndex((length) => length >= wanted - 1e-6)]!
  })
}
