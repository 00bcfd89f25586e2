// Facts for the summary of a game of Compatibility: its best round, shared images, how alike two think.
import { packOf, type Image } from '../../../state/packs.svelte'
import type { CompatibilitySummary, Round, Score, ThemeCard } from '../../../api/protocol/history'

export const themeText = ({ themes, on_a_card, card, number }: ThemeCard): string =>
  packOf(themes)?.theme(on_a_card, card, number) ?? ''

export const imagesIn = (deck: string, ids: readonly string[]): Image[] =>
  ids.flatMap((id) => packOf(deck)?.images.get(id) ?? [])

export const titlesOf = (deck: string, ids: readonly string[]): string[] =>
  imagesIn(deck, ids).map((image) => image.title)

export interface BestRound {
  side: number
  points: number
  round: Round
}

/** The round in which a side won most; the first, if there are several. */
export function bestRound(told: CompatibilitySummary): BestRound | null {
  let best: BestRound | null = null
  for (const round of told.rounds)
    round.points.forEach((points, side) => {
      if (points > (best?.points ?? 0)) best = { side, points, round }
    })
  return best
}

/** The image that was chosen most, if any was more than once. */
export function favourite(told: CompatibilitySummary): { image: string; times: number } | null {
  const times = new Map<string, number>()
  for (const image of told.rounds.flatMap((round) => round.laid.flat()))
    times.set(image, (times.get(image) ?? 0) + 1)
  let best: { image: string; times: number } | null = null
  for (const [image, count] of times) if (count > (best?.times ?? 1)) best = { image, times: count }
  return best
}

export const matches = (told: CompatibilitySummary, kind: 'direct' | 'indirect'): number =>
  told.rounds.reduce((sum, round) => sum + round[kind], 0)

/** The images that at least two of these seats laid, those that most did first. */
export function sharedBy(round: Round, seats: readonly number[]): string[] {
  const times = new Map<string, number>()
  for (const image of seats.flatMap((seat) => round.laid[seat] ?? []))
    times.set(image, (times.get(image) ?? 0) + 1)
  return [...times]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .map(([image]) => image)
}

/** By side, what partners shared; in a game without partners, what any two did, for all. */
export function sharedIn(
  told: CompatibilitySummary,
  round: Round,
): { sides: number[]; images: string[] }[] {
  const everySide = told.sides.map((_, side) => side)
  if (told.sides.every((seats) => seats.length < 2))
    return [{ sides: everySide, images: sharedBy(round, told.sides.flat()) }]
  return everySide.map((side) => ({
    sides: [side],
    images: sharedBy(round, told.sides[side] ?? []),
  }))
}

export const pointsIn = (round: Round): number =>
  round.points.reduce((sum, points) => sum + points, 0)

/** How far our table was leadOf of another that had the same cards, over the rounds both played. */
export function leadOf(
  ours: CompatibilitySummary,
  theirs: CompatibilitySummary,
): { rounds: number; by: number } {
  const rounds = Math.min(ours.rounds.length, theirs.rounds.length)
  const sum = (told: CompatibilitySummary) =>
    told.rounds.slice(0, rounds).reduce((all, round) => all + pointsIn(round), 0)
  return { rounds, by: sum(ours) - sum(theirs) }
}

/** In words: how alike two are whose score is this. */
export function likeness({ value }: Score): 'veryAlike' | 'alike' | 'strangers' | 'differently' {
  if (value >= 65) return 'veryAlike'
  if (value >= 56) return 'alike'
  return value >= 45 ? 'strangers' : 'differently'
}

/** In words: how sure it is that a pair is the nearest. */
export function sureness(sure: number): 'open' | 'likely' | 'settled' {
  if (sure < 0.5) return 'open'
  return sure < 0.85 ? 'likely' : 'settled'
}
