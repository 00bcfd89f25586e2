// The example of How to play, and the facts worth telling about a box and mode.
import type { Variant } from '../../../api/protocol/games'
import type { Areas } from '../../../i18n/index.svelte'
import type { Facts } from '../view'

export type Fact = keyof Areas['compatibility']['howto']['facts']

const TIES = {
  largest_overshoot: 'tieOvershoot',
  most_tokens_left: 'tieTokens',
  playoff: 'tiePlayoff',
} as const

/** The facts worth telling; `usual` is the number of images in most boxes. */
export function factsToTell(variant: Variant, usual: number): Fact[] {
  const facts = variant.facts as Facts
  const { team_size: team = 1, seating, players } = variant
  const isAlone = Math.max(...players) === team
  const told: [Fact, boolean][] = [
    ['duo', isAlone],
    ['deck', facts.images !== usual],
    ['partners', !isAlone && seating === 'face_to_face' && !facts.joined_pawns],
    ['joined', !isAlone && seating === 'face_to_face' && facts.joined_pawns],
    ['alternate', seating === 'alternating'],
    ['allOfATeam', team > 2],
    ['model', facts.referent !== 'none'],
    ['modelShares', facts.referent === 'scores_as_the_best'],
    ['modelHand', facts.referent_full_hand],
    ['modelNothing', facts.referent === 'scores_nothing'],
    [facts.naming, true],
    ['openers', !isAlone && facts.opening === 'players_in_turn' && facts.referent === 'none'],
    ['modelOpens', facts.referent !== 'none'],
    ['teamsOpen', !isAlone && facts.opening === 'teams_in_turn'],
    ['token', facts.doubling === 'claimed_token'],
    ['modelNoToken', facts.doubling === 'claimed_token' && facts.referent !== 'none'],
    ['doubleUpTeam', facts.doubling === 'hidden_cards' && team > 1],
    ['doubleUpAlone', facts.doubling === 'hidden_cards' && team === 1],
    ['randomTeams', variant.options?.includes('random_teams') ?? false],
    [TIES[facts.tie], !isAlone],
  ]
  return told.filter(([, holds]) => holds).map(([fact]) => fact)
}

/** The theme of the practice round, and two rankings for it. */
export const EXAMPLE = {
  theme: { card: 12, number: 11 },
  mine: ['dog', 'door', 'nest', 'armchair'],
  theirs: ['dog', 'nest', 'coffee', 'suitcase'],
} as const
