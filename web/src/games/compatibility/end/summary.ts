// Facts for the summary of a game of Compatibility: its best round, shared images, how alike two think.
import type { ComparedRow } from '../../../components/charts/figures'
import { fillIn, t } from '../../../i18n/index.svelte'
import { packOf, type Image } from '../../../state/packs.svelte'
import type { View } from '../../../api/protocol/compatibility'
import type { CompatibilitySummary, Round, Score, ThemeCard } from '../../../api/protocol/history'

export const themeText = ({ themes, on_a_card, card, number, text }: ThemeCard): string =>
  text || (packOf(themes)?.theme(on_a_card, card, number) ?? '')

export const imagesIn = (deck: string, ids: readonly string[]): Image[] =>
  ids.flatMap((id) => packOf(deck)?.images.get(id) ?? [])

export const titlesOf = (deck: string, ids: readonly string[]): string[] =>
  imagesIn(deck, ids).map((image) => image.title)

export interface BestRound {
  side: number
  points: number
  round: Round
}

/** The round in which one of these sides, or any, won most points; the first of several. */
export function bestRound(
  summary: CompatibilitySummary,
  sides: readonly number[] = summary.sides.map((_, side) => side),
): BestRound | null {
  let best: BestRound | null = null
  for (const round of summary.rounds)
    round.points.forEach((points, side) => {
      if (sides.includes(side) && points > (best?.points ?? 0)) best = { side, points, round }
    })
  return best
}

/** The image that was chosen most often, if more than once. */
export function favourite(summary: CompatibilitySummary): { image: string; times: number } | null {
  const times = new Map<string, number>()
  for (const image of summary.rounds.flatMap((round) => round.laid.flat()))
    times.set(image, (times.get(image) ?? 0) + 1)
  let best: { image: string; times: number } | null = null
  for (const [image, count] of times) if (count > (best?.times ?? 1)) best = { image, times: count }
  return best
}

export const matches = (summary: CompatibilitySummary, kind: 'direct' | 'indirect'): number =>
  summary.rounds.reduce((sum, round) => sum + round[kind], 0)

/** The images that at least two of these seats laid, the most frequent first. */
export function sharedBy(round: Round, seats: readonly number[]): string[] {
  const times = new Map<string, number>()
  for (const image of seats.flatMap((seat) => round.laid[seat] ?? []))
    times.set(image, (times.get(image) ?? 0) + 1)
  return [...times]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .map(([image]) => image)
}

/** The images that partners shared, by side; without partners, those that any two players shared. */
export function sharedIn(
  summary: CompatibilitySummary,
  round: Round,
): { sides: number[]; images: string[] }[] {
  const everySide = summary.sides.map((_, side) => side)
  if (summary.sides.every((seats) => seats.length < 2))
    return [{ sides: everySide, images: sharedBy(round, summary.sides.flat()) }]
  return everySide.map((side) => ({
    sides: [side],
    images: sharedBy(round, summary.sides[side] ?? []),
  }))
}

export const pointsIn = (round: Round): number =>
  round.points.reduce((sum, points) => sum + points, 0)

/** Our lead over another table with the same cards, in the rounds that both played. */
export function leadOf(
  ours: CompatibilitySummary,
  theirs: CompatibilitySummary,
): { rounds: number; by: number } {
  const rounds = Math.min(ours.rounds.length, theirs.rounds.length)
  const sum = (summary: CompatibilitySummary) =>
    summary.rounds.slice(0, rounds).reduce((all, round) => all + pointsIn(round), 0)
  return { rounds, by: sum(ours) - sum(theirs) }
}

/** How alike two people are, as the key of a sentence. */
export function likeness({ value }: Score): 'veryAlike' | 'alike' | 'strangers' | 'differently' {
  if (value >= 65) return 'veryAlike'
  if (value >= 56) return 'alike'
  return value >= 45 ? 'strangers' : 'differently'
}

/** How sure it is that a pair is the nearest, as the key of a sentence. */
export function sureness(sure: number): 'open' | 'likely' | 'settled' {
  if (sure < 0.5) return 'open'
  return sure < 0.85 ? 'likely' : 'settled'
}

/** The rounds of two tables that had the same cards, side by side. */
export function comparedRounds(
  ours: CompatibilitySummary,
  theirs: CompatibilitySummary,
): ComparedRow[] {
  const rounds = Math.max(ours.rounds.length, theirs.rounds.length)
  return Array.from({ length: rounds }, (_, at) => {
    const [mine, other] = [ours.rounds[at], theirs.rounds[at]]
    return {
      label: `${at + 1} · ${themesOf(mine, other)}`,
      ours: mine ? pointsIn(mine) : null,
      theirs: other ? pointsIn(other) : null,
      oursImages: imagesIn(ours.deck, sharedImages(ours, mine)),
      theirsImages: imagesIn(theirs.deck, sharedImages(theirs, other)),
    }
  })
}

const sharedImages = (summary: CompatibilitySummary, round: Round | undefined) =>
  round ? sharedIn(summary, round).flatMap(({ images }) => images) : []

/** If both tables called the same number, they had the same theme: it is shown once. */
const themesOf = (...rounds: (Round | undefined)[]) =>
  [...new Set(rounds.flatMap((round) => (round ? [themeText(round.theme)] : [])))]
    .map((title) => t.compatibility.quoted({ title }))
    .join(' · ')

/** So many points behind the winners is close. */
const CLOSE = 4

export type PersonalEnding = 'won' | 'shared' | 'together' | 'close' | 'lost'

/** How the game ended for a side, as the key of a sentence. */
export function personalEnding(
  { winners, sides, ending }: Pick<View, 'winners' | 'sides' | 'ending'>,
  side: number,
): PersonalEnding {
  if (ending === 'together') return 'together'
  if (winners.includes(side)) return winners.length > 1 ? 'shared' : 'won'
  const points = (of: number) => sides[of]?.points ?? 0
  return Math.max(...winners.map(points)) - points(side) <= CLOSE ? 'close' : 'lost'
}

/** How the game was won; the winners are named where the title does not name them. */
export function endingLine(
  { ending, round }: Pick<View, 'ending' | 'round'>,
  names: string,
  naming?: 'won' | 'byWinners',
): string {
  if (!ending) return ''
  const w = t.compatibility.end
  const line = fillIn(w.endings[ending], { n: round, names })
  const isJoint = ending === 'shared' || ending === 'together'
  return naming && !isJoint ? w[naming]({ names, line }) : line
}
