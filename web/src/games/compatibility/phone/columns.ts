// How many columns show all images at once, as large as possible.

export const GAP = 4
const LARGEST = 132
const SMALLEST = 46
const COMFORTABLE = 54

export interface Layout {
  columns: number
  cell: number
}

/** All at once if they can be tapped so; otherwise comfortable, and the rest is scrolled to. */
export function columnsFor(count: number, width: number, height: number): Layout {
  if (width <= 0) return { columns: 5, cell: 60 }
  const wide = (columns: number) =>
    Math.min(LARGEST, Math.floor((width - GAP * (columns - 1)) / columns))
  let best: Layout = { columns: 0, cell: 0 }
  for (let columns = 3; wide(columns) >= SMALLEST; columns++) {
    const rows = Math.ceil(count / columns)
    const high = Math.floor((height - GAP * (rows - 1)) / rows)
    const cell = Math.min(wide(columns), high)
    if (cell > best.cell) best = { columns, cell }
  }
  if (best.cell >= SMALLEST) return best
  const columns = Math.max(3, Math.floor((width + GAP) / (COMFORTABLE + GAP)))
  return { columns, cell: wide(columns) }
}
