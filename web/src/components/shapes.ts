// Shapes and patterns of the sides, because colour is never the only sign, and the waves of the logo.

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
