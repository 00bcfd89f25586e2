/** The theme of the practice round, and what two people lay for it. */
export const EXAMPLE = {
  theme: { card: 12, number: 11 },
  mine: ['dog', 'door', 'nest', 'armchair'],
  theirs: ['dog', 'nest', 'coffee', 'suitcase'],
} as const
