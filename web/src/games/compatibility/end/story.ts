// The story of a game in figures, told from its record.
import { recordAddress } from '../../../lib/api'
import type { Event, Theme, View } from '../../../protocol/compatibility'

export interface Story {
  direct: number
  indirect: number
  best: { side: number; points: number; theme: Theme } | null
  /** By two seats: how many of a hundred images they both chose. */
  alike: ReadonlyMap<string, number>
  /** The image that was chosen most. */
  favourite: { image: string; times: number } | null
}

export const pairKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`

/** All events of a finished game; every line of a record has some. */
export async function eventsOf(code: string, number: number): Promise<Event[]> {
  const answer = await fetch(recordAddress(code, number))
  if (!answer.ok) return []
  const lines = (await answer.text()).split('\n').filter(Boolean)
  return lines.flatMap((line) => (JSON.parse(line) as { events?: Event[] }).events ?? [])
}

export function storyOf(events: readonly Event[], view: View): Story {
  const together = new Map<string, { shared: number; laid: number }>()
  const times = new Map<string, number>()
  const story = { direct: 0, indirect: 0, best: null as Story['best'] }
  let theme: Theme = { card: 0, number: 1 }
  for (const event of events) {
    if (event.type === 'theme_drawn') theme = { card: event.card, number: event.number }
    if (event.type !== 'round_scored') continue
    for (const match of event.turns.flatMap((turn) => turn.matches ?? []))
      story[match.direct ? 'direct' : 'indirect']++
    event.points.forEach((points, side) => {
      if (points > (story.best?.points ?? 0)) story.best = { side, points, theme }
    })
    const laid = event.rankings.map((ranking) => ranking?.images ?? [])
    laid.flat().forEach((image) => times.set(image, (times.get(image) ?? 0) + 1))
    addPairs(together, laid)
  }
  const alike = new Map(
    [...together].map(([pair, { shared, laid }]) => [
      pair,
      laid ? Math.round((100 * shared) / laid) : 0,
    ]),
  )
  return { ...story, alike, favourite: mostOf(times, view.table.images) }
}

/** Of the images that two laid in a round, the smaller hand counts. */
function addPairs(together: Map<string, { shared: number; laid: number }>, laid: string[][]): void {
  laid.forEach((mine, a) =>
    laid.slice(a + 1).forEach((theirs, i) => {
      const key = pairKey(a, a + 1 + i)
      const sum = together.get(key) ?? { shared: 0, laid: 0 }
      sum.shared += mine.filter((image) => theirs.includes(image)).length
      sum.laid += Math.min(mine.length, theirs.length)
      together.set(key, sum)
    }),
  )
}

function mostOf(times: Map<string, number>, images: readonly string[]): Story['favourite'] {
  let best: Story['favourite'] = null
  for (const image of images) {
    const count = times.get(image) ?? 0
    if (count > (best?.times ?? 1)) best = { image, times: count }
  }
  return best
}
