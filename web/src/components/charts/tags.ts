// Places name tags on a map, each as near to its position as the others allow.

export interface Tag {
  name: string
  /** A tag without a label is a dot. */
  label: string
  width: number
  height: number
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

const APART = 4
/** The step of the search for a free spot, in pixels. */
const STEP = 4

/** Scale the map to a box. The distance between two strangers never fills the whole box. */
export function fitToBox(
  places: readonly (readonly [string, readonly [number, number]])[],
  box: Box,
  margin: Box,
): Map<string, { x: number; y: number }> {
  const across = places.map(([, [x]]) => x)
  const down = places.map(([, [, y]]) => y)
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2
  const extent = (all: number[]) => Math.max(...all) - Math.min(...all)
  const room = { x: box.width - 2 * margin.width, y: box.height - 2 * margin.height }
  const zoom = Math.min(room.x / Math.max(1.2, extent(across)), room.y / Math.max(1, extent(down)))
  return new Map(
    places.map(([name, [x, y]]) => [
      name,
      {
        x: box.width / 2 + (x - middle(across)) * zoom,
        y: box.height / 2 + (y - middle(down)) * zoom,
      },
    ]),
  )
}

/** Tags inside the box that do not overlap, or null if the box is too small. */
export function layOutTags(tags: readonly Tag[], box: Box): Tag[] | null {
  const laid: Tag[] = []
  // wide tags first: they fit in fewer places
  for (const tag of tags.toSorted((one, other) => other.width - one.width)) {
    const spot = nearestFree(tag, laid, box)
    if (!spot) return null
    laid.push({ ...tag, ...spot })
  }
  return laid
}

function nearestFree(tag: Tag, laid: readonly Tag[], box: Box): { x: number; y: number } | null {
  const [least, most] = [
    { x: tag.width / 2 + 2, y: tag.height / 2 + 2 },
    { x: box.width - tag.width / 2 - 2, y: box.height - tag.height / 2 - 2 },
  ]
  const home = {
    x: Math.min(Math.max(tag.x, least.x), most.x),
    y: Math.min(Math.max(tag.y, least.y), most.y),
  }
  if (isFree(tag, home, laid)) return home
  let best: { x: number; y: number } | null = null
  let nearest = Infinity
  for (let x = least.x; x <= most.x; x += STEP)
    for (let y = least.y; y <= most.y; y += STEP) {
      const far = (x - home.x) ** 2 + (y - home.y) ** 2
      if (far < nearest && isFree(tag, { x, y }, laid)) [best, nearest] = [{ x, y }, far]
    }
  return best
}

const isFree = (tag: Tag, at: { x: number; y: number }, laid: readonly Tag[]) =>
  laid.every(
    (other) =>
      Math.abs(other.x - at.x) >= (tag.width + other.width) / 2 + APART ||
      Math.abs(other.y - at.y) >= (tag.height + other.height) / 2 + APART,
  )
