// Helpers of charts: names and pairs of figures, their order, and the colour of a score.
import { scaleLinear } from 'd3-scale'
import type { Figures, PairFigures, Score } from '../../api/protocol/history'
import type { Image } from '../../state/packs.svelte'

/** From this score on, a line joins two people. */
export const LINE_THRESHOLD = 60

/** The figures without bots, unless only bots played. */
export function peopleOnly(figures: Figures, bots: readonly string[]): Figures {
  const isPerson = (name: string) => !bots.includes(name)
  if (!namesIn(figures).some(isPerson)) return figures
  const { best } = figures
  return {
    ...figures,
    people: figures.people.filter(({ name }) => isPerson(name)),
    pairs: figures.pairs.filter(({ one, other }) => isPerson(one) && isPerson(other)),
    best: best && isPerson(best.one) && isPerson(best.other) ? best : null,
    places: Object.fromEntries(
      Object.entries(figures.places ?? {}).filter(([name]) => isPerson(name)),
    ),
  }
}

/** Everybody who laid images in the same round as somebody else. */
export const namesIn = (figures: Figures): string[] => [
  ...new Set(figures.pairs.flatMap((pair) => [pair.one, pair.other])),
]

export const pairOf = (figures: Figures, one: string, other: string): PairFigures | undefined =>
  figures.pairs.find(
    (pair) =>
      (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
  )

/** All pairs with a person, the nearest first. */
export const pairsOf = (figures: Figures, name: string): PairFigures[] =>
  figures.pairs.filter((pair) => pair.one === name || pair.other === name)

export const partnerIn = (pair: PairFigures, name: string): string =>
  pair.one === name ? pair.other : pair.one

/** All names in an order in which each is followed by the remaining person most alike. */
export function chainOrder(figures: Figures, first?: string): string[] {
  const left = new Set(namesIn(figures))
  let next = first !== undefined && left.has(first) ? first : figures.pairs[0]?.one
  const chain: string[] = []
  while (next !== undefined) {
    const last = next
    chain.push(last)
    left.delete(last)
    const pair = pairsOf(figures, last).find((each) => left.has(partnerIn(each, last)))
    next = pair ? partnerIn(pair, last) : left.values().next().value
  }
  return chain
}

/** A person and those nearest, `count` names in all. */
export const nearest = (figures: Figures, name: string, count: number): string[] => [
  name,
  ...pairsOf(figures, name)
    .slice(0, count - 1)
    .map((pair) => partnerIn(pair, name)),
]

/** Everybody's position on the map; two strangers are 1 apart. */
export const mapPositions = (figures: Figures) =>
  Object.entries(figures.places ?? {}) as unknown as [string, [number, number]][]

/** Blue below 50, paper at 50, orange above; dark text is readable on all of them. */
export const scoreColour = scaleLinear<string>()
  .domain([30, 50, 72])
  .range(['#86b4f2', '#f1e6cd', '#ff8a45'])
  .clamp(true)

export interface RoundedScore {
  value: number
  low: number
  high: number
}

/** A score as it is shown, in whole numbers. */
export const rounded = (score: Score): RoundedScore => ({
  value: Math.round(score.value),
  low: Math.round(score.low),
  high: Math.round(score.high),
})

export interface ComparedRow {
  label: string
  /** Null if a table did not get that far. */
  ours: number | null
  theirs: number | null
  oursImages?: readonly Image[]
  theirsImages?: readonly Image[]
}

export interface ScoreRow {
  key: string
  label: string
  score: Score
  /** The basis of the score, in small print. */
  note?: string
}
