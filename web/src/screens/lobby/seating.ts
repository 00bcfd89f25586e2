// Seating: who sits where around the table, and who plays with whom.
import { lobbyPartOf } from '../../games/registry'
import { chairsFor, variantFor, type Choices } from './choices'

/** By chair the player who sits there; null for a free chair. */
export type Chairs = readonly (number | null)[]

/** The chairs to show: at least two, and as many as the game needs for those who sit. */
export function shownChairs(chairs: Chairs, choices: Choices): Chairs {
  const people = chairs.filter((each) => each !== null).length
  const missing = Math.max(2, chairsFor(choices, people)) - chairs.length
  return missing > 0 ? [...chairs, ...Array.from({ length: missing }, () => null)] : chairs
}

export interface Place {
  /** Relative to the middle of the ring, in parts of its radius. */
  x: number
  y: number
}

/** The place of a chair. Seats go clockwise, and the viewer sits nearest. */
export function placeOf(chair: number, chairs: number, nearest: number): Place {
  const angle = Math.PI / 2 + ((chair - nearest) * 2 * Math.PI) / chairs
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** The side of a chair; undefined if teams are drawn by lot. */
export function sideOf(choices: Choices, chair: number, chairs: number): number | undefined {
  if (isByLot(choices)) return undefined
  const { team_size: team = 1 } = variantFor(choices)
  return team < 2 ? chair : chair % Math.max(1, Math.floor(chairs / team))
}

export const isByLot = ({ info, setup, practice }: Choices): boolean =>
  !practice && (lobbyPartOf(info.name).isByLot?.(info, setup) ?? false)

/** The chairs of each team with more than one player. */
export function teamsOf(choices: Choices, chairs: number): number[][] {
  const teams: number[][] = []
  for (let chair = 0; chair < chairs; chair++) {
    const side = sideOf(choices, chair, chairs)
    if (side !== undefined) (teams[side] ??= []).push(chair)
  }
  return teams.filter((team) => team && team.length > 1)
}

/** Swap two chairs; one of them may be free. */
export function swapped(chairs: Chairs, from: number, to: number): (number | null)[] {
  const next = [...chairs]
  ;[next[from], next[to]] = [chairs[to] ?? null, chairs[from] ?? null]
  return next
}

/** A random arrangement that differs from this one, if there is one. */
export function shuffled(order: Chairs, random = Math.random): (number | null)[] {
  for (let tries = 0; tries < 10; tries++) {
    const next = [...order]
    for (let last = next.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[next[last], next[other]] = [next[other]!, next[last]!]
    }
    if (next.some((player, place) => player !== order[place])) return next
  }
  return [...order]
}
