// Facts of a level, as `variant.facts` and the choices of the catalogue have them: level.py.

export interface LevelFacts {
  criteria: number
  /** The values of the central track, the first for a turn that lifts nothing. */
  circles: number[]
  /** The score from which each medal is won. */
  medals: Record<'flowers' | 'bronze' | 'silver' | 'gold', number>
}
