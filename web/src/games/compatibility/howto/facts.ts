// The chapters of How to play: what holds in which box and mode, by the names of its sentences.
import type { RoomView } from '../../../protocol/table'
import type { HowTo } from '../../../words/en/howto'

export const BOXES = ['2016', '2010', '1996'] as const
export type Box = (typeof BOXES)[number]
export type Mode = keyof HowTo['modes']
export type Fact = keyof HowTo['compatibility']['facts']

export interface Chapter {
  players: readonly number[]
  facts: readonly Fact[]
}

export const CHAPTERS: Record<Box, Partial<Record<Mode, Chapter>>> = {
  '2016': {
    teams: { players: [4, 6, 8], facts: ['partners', 'called12', 'tieOvershoot'] },
    individual: { players: [3, 5, 7], facts: ['model', 'modelShares', 'called12', 'tieOvershoot'] },
    trios: { players: [6], facts: ['alternate', 'allThree', 'called12', 'tieOvershoot'] },
    duo: { players: [2], facts: ['duo', 'called12'] },
  },
  '2010': {
    teams: { players: [4, 6, 8], facts: ['joined', 'called6', 'token', 'tieTokens'] },
    individual: {
      players: [3, 5, 7],
      facts: ['model', 'modelShares', 'called6', 'token', 'modelNoToken', 'tieTokens'],
    },
    duo: { players: [2], facts: ['duo', 'called6', 'token'] },
  },
  '1996': {
    teams: {
      players: [4, 6],
      facts: ['deck52', 'joined', 'rolled', 'teamsOpen', 'doubleUp3', 'tiePlayoff'],
    },
    individual: {
      players: [3, 4, 5, 6],
      facts: ['deck52', 'model', 'modelNothing', 'rolled', 'doubleUp2', 'tiePlayoff'],
    },
    duo: { players: [2], facts: ['duo', 'deck52', 'rolled', 'doubleUp3'] },
  },
}

export const modesOf = (box: Box): Mode[] => Object.keys(CHAPTERS[box]) as Mode[]

export const SAME_GAME = 'same-game'

/** What an address asks for: a box of Compatibility, or The Same Game. */
export function askedFor(chapter: string): Box | typeof SAME_GAME {
  if (chapter.startsWith('same')) return SAME_GAME
  return BOXES.find((box) => chapter.includes(box)) ?? '2016'
}

/** What is played: the game on the table, or else what the host wants to play. */
export function askedAt(
  { game, wish }: Pick<RoomView, 'game' | 'wish'>,
  view: { phase: string; table: object } | null,
): { asked: Box | typeof SAME_GAME; mode?: Mode } {
  const isOn = game !== null && view !== null && view.phase !== 'finished'
  if ((isOn ? game : wish.game) === 'samegame') return { asked: SAME_GAME }
  const { edition = '2016', mode = '' }: Played = isOn ? view.table : (wish.setup ?? {})
  const box = BOXES.find((each) => each === edition) ?? '2016'
  const known = modesOf(box).find((each) => each === mode)
  return { asked: box, ...(known && { mode: known }) }
}

interface Played {
  edition?: string
  mode?: string
}

/** The theme of the practice round, and what two people lay for it. */
export const EXAMPLE = {
  theme: { card: 12, number: 11 },
  mine: ['dog', 'door', 'nest', 'armchair'],
  theirs: ['dog', 'nest', 'coffee', 'suitcase'],
} as const
