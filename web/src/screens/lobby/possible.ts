// What may be asked for: the boxes and their modes, as docs/editions.md has them. The server judges.

export const GAMES = ['compatibility', 'samegame'] as const
export const BOXES = ['2016', '2010', '1996'] as const
export type Box = (typeof BOXES)[number]
export const MODES = ['teams', 'individual', 'trios', 'duo'] as const
export type Mode = (typeof MODES)[number]
export const TRACKS = ['short', 'standard', 'long'] as const
export type Track = (typeof TRACKS)[number]
export const RULES = ['double_up', 'random_teams', 'even_individual', 'retire_matched'] as const
export type Rule = (typeof RULES)[number]
/** Rules that are printed in the box; all others are of the house. */
export const PRINTED: readonly Rule[] = ['double_up', 'random_teams']

export interface Possible {
  players: readonly number[]
  /** How many play together. */
  team: number
  rules: readonly Rule[]
  house?: true
}

const pairs = (players: readonly number[], ...more: Rule[]): Possible => ({
  players,
  team: 2,
  rules: [...more, 'retire_matched'],
})
const alone = (players: readonly number[], ...more: Rule[]): Possible => ({
  players,
  team: 1,
  rules: [...more, 'retire_matched'],
})
const duo = (...more: Rule[]): Possible => ({ ...pairs([2], ...more), house: true })

export const EDITIONS: Record<Box, Partial<Record<Mode, Possible>>> = {
  '2016': {
    teams: pairs([4, 6, 8]),
    individual: alone([3, 5, 7], 'even_individual'),
    trios: { players: [6], team: 3, rules: ['retire_matched'] },
    duo: duo(),
  },
  '2010': {
    teams: pairs([4, 6, 8]),
    individual: alone([3, 5, 7], 'even_individual'),
    duo: duo(),
  },
  '1996': {
    teams: pairs([4, 6], 'double_up', 'random_teams'),
    individual: alone([3, 4, 5, 6], 'double_up'),
    duo: duo('double_up'),
  },
}
export const THEMES_ON_A_CARD: Record<Box, number> = { '2016': 12, '2010': 6, '1996': 6 }
export const IMAGES: Record<Box, number> = { '2016': 40, '2010': 40, '1996': 52 }

export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]
export const AGREEMENTS = ['unanimous', 'majority', 'anyone'] as const
export type Agreement = (typeof AGREEMENTS)[number]
/** How many can play The Same Game. */
export const SAME_GAME_PLAYERS: readonly number[] = [2, 3, 4, 5, 6]

/** A practice round is laid for so many. */
export const PRACTICE_PLAYERS = { compatibility: 4, samegame: 3 } as const

export const MOST_CHAIRS = 12
export const TIMERS: readonly (number | null)[] = [null, 30, 60, 90, 120, 180, 300]
export const GRACES: readonly (number | null)[] = [null, 30, 90, 180, 600]
export const TIME_LIMITS: readonly (number | null)[] = [null, 30, 60, 90, 120, 180]
export const STRENGTHS = ['gentle', 'steady', 'sharp'] as const
