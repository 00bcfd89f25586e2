// Made from docs/protocol/compatibility.schema.json by `make docs`; do not edit.

export type Move = OpenTheme | RollTheme | Choose | Reopen | ClaimDouble | TimeUp
export type Event =
  | GameStarted
  | RoundBegan
  | ThemeCalled
  | DieThrown
  | ThemeDrawn
  | DoubleClaimed
  | LockedIn
  | Reopened
  | TimeRanOut
  | RoundScored
  | PlayoffCalled
  | GameEnded
/**
 * Why a game is over.
 */
export type Ending = 'first_at_the_end' | 'largest_overshoot' | 'most_tokens_left' | 'playoff' | 'shared' | 'together'

export interface Compatibility {
  Move: Move
  Event: Event
  Setup: Setup
  View: View
  Offers: Offers
}
/**
 * Call a number, then the theme card is drawn.
 */
export interface OpenTheme {
  type: 'open_theme'
  number: number
}
/**
 * Roll the die for the number, then the theme card is drawn.
 */
export interface RollTheme {
  type: 'roll_theme'
}
/**
 * Lock in a ranking, strongest association first, and what doubles which image.
 */
export interface Choose {
  type: 'choose'
  /**
   * @maxItems 64
   */
  images: string[]
  /**
   * @maxItems 64
   */
  double?: string[]
}
/**
 * Take a locked ranking back while others still choose.
 */
export interface Reopen {
  type: 'reopen'
}
/**
 * Announce the x2 token for this round.
 */
export interface ClaimDouble {
  type: 'claim_double'
}
/**
 * The clock's move, for one round: whoever has not locked in by now lays nothing.
 */
export interface TimeUp {
  type: 'time_up'
  round: number
}
/**
 * The table is set: all that stays as it is until the end.
 */
export interface GameStarted {
  type: 'game_started'
  edition: string
  mode: string
  /**
   * @maxItems 16
   */
  names: string[]
  /**
   * @maxItems 16
   */
  chairs: number[]
  /**
   * @maxItems 16
   */
  sides: number[][]
  track_name: string
  /**
   * @maxItems 200
   */
  track: number[]
  deck: string
  /**
   * @maxItems 500
   */
  images: string[]
  themes: string
  theme_cards: number
  options: Options
  first: number
}
/**
 * What is switched on at one table; the field names are the options'.
 */
export interface Options {
  double_up?: boolean
  random_teams?: boolean
  even_individual?: boolean
  retire_matched?: boolean
  time_limit?: number | null
}
/**
 * The next to the left opens; images come back to those who had too few left.
 */
export interface RoundBegan {
  type: 'round_began'
  opener: number
  /**
   * @maxItems 16
   */
  returned_to?: number[]
}
/**
 * A number was called before the card is drawn.
 */
export interface ThemeCalled {
  type: 'theme_called'
  seat: number
  number: number
}
/**
 * The die is in the air.
 */
export interface DieThrown {
  type: 'die_thrown'
  seat: number
}
/**
 * The theme of the round, and whether the cards were shuffled again for it.
 */
export interface ThemeDrawn {
  type: 'theme_drawn'
  card: number
  number: number
  shuffled?: boolean
}
/**
 * A player announced its token.
 */
export interface DoubleClaimed {
  type: 'double_claimed'
  seat: number
}
/**
 * A player's ranking lies face down; only its owner hears what is in it.
 */
export interface LockedIn {
  type: 'locked_in'
  seat: number
  ranking?: Ranking | null
}
/**
 * The images a player laid, strongest association first, and those that carry a double.
 */
export interface Ranking {
  /**
   * @maxItems 64
   */
  images: string[]
  /**
   * @maxItems 64
   */
  double?: string[]
}
/**
 * A player took its ranking back.
 */
export interface Reopened {
  type: 'reopened'
  seat: number
}
/**
 * These players lay nothing this round.
 */
export interface TimeRanOut {
  type: 'time_ran_out'
  /**
   * @maxItems 16
   */
  seats: number[]
}
/**
 * All rankings are open: by seat, what was laid; by side, points and Double Up cards used.
 */
export interface RoundScored {
  type: 'round_scored'
  /**
   * @maxItems 16
   */
  rankings: (Ranking | null)[]
  /**
   * @maxItems 64
   */
  turns: Turn[]
  /**
   * @maxItems 16
   */
  points: number[]
  /**
   * @maxItems 16
   */
  spent: number[]
}
/**
 * One beat of the reveal: who turns the card on which place, and what shows by it.
 */
export interface Turn {
  /**
   * @maxItems 16
   */
  seats: number[]
  place: number
  /**
   * @maxItems 64
   */
  matches?: Match[]
}
/**
 * An image that a side shares, the places it has with each of those who share it, its worth.
 */
export interface Match {
  side: number
  image: string
  /**
   * @maxItems 16
   */
  seats: number[]
  /**
   * @maxItems 64
   */
  places: number[]
  direct: boolean
  doubled: boolean
  points: number
}
/**
 * These sides are tied and play on among themselves.
 */
export interface PlayoffCalled {
  type: 'playoff_called'
  /**
   * @maxItems 16
   */
  sides: number[]
}
/**
 * Who won, and what decided it.
 */
export interface GameEnded {
  type: 'game_ended'
  /**
   * @maxItems 16
   */
  winners: number[]
  ending: Ending
}
/**
 * What the host asks for.
 */
export interface Setup {
  edition: string
  mode: string
  /**
   * @maxItems 16
   */
  seats: string[]
  teams?: number[][] | null
  track?: string
  deck?: string
  themes?: string
  for_children?: boolean
  options?: Options1
  first?: number | null
}
/**
 * What is switched on at one table; the field names are the options'.
 */
export interface Options1 {
  double_up?: boolean
  random_teams?: boolean
  even_individual?: boolean
  retire_matched?: boolean
  time_limit?: number | null
}
/**
 * The game as one seat sees it; seat None is the table screen and every spectator.
 */
export interface View {
  seat: number | null
  table: TableView
  phase: 'beginning' | 'choosing' | 'drawing' | 'finished' | 'opening' | 'scored'
  round: number
  seats: SeatView[]
  sides: SideView[]
  openers: number[]
  referent: number | null
  theme: Theme | null
  claimed_by: number | null
  playoff: number[]
  waiting_for: number[]
  last_round: RoundScored | null
  winners: number[]
  ending: Ending | null
  my_choice: Ranking | null
}
/**
 * What lies open from the beginning and stays as it is.
 */
export interface TableView {
  edition: string
  mode: string
  names: string[]
  chairs: number[]
  sides: number[][]
  pawns: string[]
  joined_pawns: boolean
  track_name: string
  track: number[]
  deck: string
  images: string[]
  themes: string
  theme_stacks: number
  options: Options
  house_rules: string[]
}
/**
 * What everybody sees of a player; tokens are those of 2010.
 */
export interface SeatView {
  images_to_pick: number
  is_playing: boolean
  is_locked_in: boolean
  tokens: number
  retired: string[]
}
/**
 * What everybody sees of a side's pawn.
 */
export interface SideView {
  space: number
  points: number
  doubles_left: number
}
/**
 * A theme by its place in the box: which card, which number on it.
 */
export interface Theme {
  card: number
  number: number
}
/**
 * What a seat may do now; `time_up` is the round whose time the clock may end.
 */
export interface Offers {
  open_theme?: number[]
  roll_theme?: boolean
  choose?: Pick | null
  reopen?: boolean
  claim_double?: boolean
  time_up?: number | null
}
/**
 * What a ranking must look like: so many images, none of these, so many doubles.
 */
export interface Pick {
  images: number
  retired: string[]
  least_doubles: number
  most_doubles: number
}
