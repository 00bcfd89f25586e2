// Two waves that start apart and become one: our sign.

const smooth = (from: number, to: number, at: number) => {
  const x = Math.max(0, Math.min(1, (at - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** The path of a wave; the `apart` one begins upside down and joins the other. */
export function wave(apart: boolean, width: number, height: number, steps = 60): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = step / steps
    const turn = apart ? 2 * smooth(0.18, 0.62, at) - 1 : 1
    const y = height / 2 - height * 0.4 * turn * Math.sin(at * 5 * Math.PI)
    return `${(at * width).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
