// Drawings as paths: shapes and patterns of the sides, because colour is never the only sign, the waves of the
// logo, and the faces of bots.

const star = (points: number, outer: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, step) => {
    const angle = ((step * 180) / points - 90) * (Math.PI / 180)
    const radius = step % 2 ? inner : outer
    return `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')

/** Paths in a box of 24 × 24: circle, square, triangle, diamond, hexagon, star, plus, drop. */
export const SHAPES: readonly string[] = [
  'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19Z',
  'M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5Z',
  'M12 2.5L22 20.5H2Z',
  'M12 1.5L22.5 12L12 22.5L1.5 12Z',
  'M7 3.3h10L22 12l-5 8.7H7L2 12Z',
  `M${star(5, 11, 5.2)}Z`,
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  'M12 1.5C16 7 19.5 10.5 19.5 15a7.5 7.5 0 0 1-15 0C4.5 10.5 8 7 12 1.5Z',
]

/** The pattern of each side as SVG in a tile of 10 × 10: stroked or filled, in white or ink. */
export const PATTERNS: readonly { stroke?: string; fill?: string; light?: boolean }[] = [
  {},
  { stroke: 'M-2 8L8 -2M2 12L12 2' },
  { fill: 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z' },
  { stroke: 'M0 0L10 10M10 0L0 10', light: true },
  { stroke: 'M0 3H10M0 8H10', light: true },
  { stroke: 'M3 0V10M8 0V10' },
  { fill: 'M0 0h5v5h-5zM5 5h5v5h-5z' },
  { stroke: 'M0 3L2.5 6L5 3L7.5 6L10 3', light: true },
]

/** The classes `s1` to `s8` set --side, --pat and --on; sides of the games count from 0. */
export const sideClass = (side: number): string => `s${(side % 8) + 1}`

/** The colours that people choose for their faces, in the order of the sides that have them. */
export const COLOURS = [
  'orange',
  'blue',
  'yellow',
  'purple',
  'green',
  'cream',
  'turquoise',
  'pink',
] as const
export type Colour = (typeof COLOURS)[number] | ''

const smooth = (from: number, to: number, at: number) => {
  const x = Math.max(0, Math.min(1, (at - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** The path of a wave. With `apart` it begins inverted and then joins the other one. */
export function wave(apart: boolean, width: number, height: number, steps = 60): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = step / steps
    const turn = apart ? 2 * smooth(0.18, 0.62, at) - 1 : 1
    const y = height / 2 - height * 0.4 * turn * Math.sin(at * 5 * Math.PI)
    return `${(at * width).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** The face of a bot; ten robots differ in colour, head, eyes and antenna. */
export interface Robot {
  /** The colour behind the robot. */
  ground: string
  /** Paths in a square of 40. */
  head: string
  eyes: string
  antenna: string
}

const HEADS = {
  square: 'M10 13h20a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3Z',
  round: 'M20 11a12 11 0 1 1 0 22 12 11 0 0 1 0-22Z',
  tall: 'M14 10h12a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z',
  dome: 'M8 32V22a12 11 0 0 1 24 0v10Z',
  hexagon: 'M13 11h14l7 11-7 11H13L6 22Z',
}
const EYES = {
  dots: 'M14.500 21a1.500 1.500 0 1 0 .01 0ZM25.500 21a1.500 1.500 0 1 0 .01 0Z',
  bar: 'M12 22h16',
  one: 'M20 18a4 4 0 1 0 .01 0Z',
  happy: 'M12 23q2.500-4 5 0q-2.500-1.500-5 0ZM23 23q2.500-4 5 0q-2.500-1.500-5 0Z',
  smile: 'M14 19v1M26 19v1M14 25q6 5 12 0q-6 2.500-12 0Z',
}
const ANTENNAS = {
  one: 'M20 11V5',
  two: 'M14 11l-3-5M26 11l3-5',
  bent: 'M20 11V7h5',
  ears: 'M5 20v5M35 20v5',
  wave: 'M15 9q2.500-4 5 0t5-1',
}

const robot = (
  ground: string,
  head: keyof typeof HEADS,
  eyes: keyof typeof EYES,
  antenna: keyof typeof ANTENNAS,
): Robot => ({ ground, head: HEADS[head], eyes: EYES[eyes], antenna: ANTENNAS[antenna] })

/** In the order of the names that the server gives to bots. */
const ROBOTS: readonly Robot[] = [
  robot('#c2410c', 'square', 'dots', 'one'),
  robot('#1d6fb8', 'round', 'bar', 'two'),
  robot('#2f7d4f', 'tall', 'one', 'ears'),
  robot('#7c3aa8', 'dome', 'happy', 'bent'),
  robot('#a8224e', 'hexagon', 'smile', 'wave'),
  robot('#0f766e', 'square', 'one', 'two'),
  robot('#8a5a10', 'round', 'happy', 'ears'),
  robot('#3f4aa8', 'tall', 'smile', 'wave'),
  robot('#54612a', 'dome', 'dots', 'one'),
  robot('#5b4636', 'hexagon', 'bar', 'bent'),
]

/** The robot of a bot: its own face, or one by its number. */
export function robotOf({ id, face = '' }: { id: number; face?: string }): Robot {
  const own = /^bot(\d+)$/.exec(face)?.[1]
  return ROBOTS[(own === undefined ? id : Number(own)) % ROBOTS.length]!
}
