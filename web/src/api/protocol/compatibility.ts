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
 * Lock in a ranking, strongest association first, and the images to double.
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
 * The clock's move in a round: players who have not locked in lay nothing.
 */
export interface TimeUp {
  type: 'time_up'
  round: number
}
/**
 * The game starts. The event has everything that stays the same until the end.
 *
 *     `left_out` has by theme number, counted from 1, the cards whose theme is not played. After the
 *     pack's cards come the themes that the players wrote themselves, each on a card of its own.
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
  /**
   * @maxItems 64
   */
  left_out?: number[][]
  options: Options
  first: number
  /**
   * @maxItems 500
   */
  own_themes?: string[]
}
/**
 * The options of one table; the fields have the names of the options.
 */
export interface Options {
  double_up?: boolean
  random_teams?: boolean
  even_individual?: boolean
  retire_matched?: boolean
  time_limit?: number | null
}
/**
 * A round begins with the next opener. Players with too few images get theirs back.
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
 * A player called a number; the card is drawn next.
 */
export interface ThemeCalled {
  type: 'theme_called'
  seat: number
  number: number
}
/**
 * A player threw the die; its number comes with the card.
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
 * A player announced their token.
 */
export interface DoubleClaimed {
  type: 'double_claimed'
  seat: number
}
/**
 * A player laid a ranking face down; only they see the ranking in this event.
 */
export interface LockedIn {
  type: 'locked_in'
  seat: number
  ranking?: Ranking | null
}
/**
 * The images a player laid, strongest association first, and the doubled ones.
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
 * A player took their ranking back.
 */
export interface Reopened {
  type: 'reopened'
  seat: number
}
/**
 * The time is up; these players lay nothing this round.
 */
export interface TimeRanOut {
  type: 'time_ran_out'
  /**
   * @maxItems 16
   */
  seats: number[]
}
/**
 * All rankings are revealed: rankings by seat, points and spent Double Up cards by side.
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
  turns: CardTurn[]
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
 * One step of the reveal: the seats that turn the card on a place, and the matches it shows.
 */
export interface CardTurn {
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
 * An image that a side shares: its place in the ranking of each seat, and its points.
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
 * These sides are tied and play a further round among themselves.
 */
export interface PlayoffCalled {
  type: 'playoff_called'
  /**
   * @maxItems 16
   */
  sides: number[]
}
/**
 * The game ends: the winners, and what decided it.
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
 * The set-up that the host asks for.
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
  several_languages?: boolean
  /**
   * @maxItems 500
   */
  own_themes?: string[]
  own_themes_only?: boolean
  options?: Options1
  first?: number | null
}
/**
 * The options of one table; the fields have the names of the options.
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
 * The part of the view that is public from the start and never changes.
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
 * The public part of a player; `tokens` are those of the 2010 box.
 */
export interface SeatView {
  images_to_pick: number
  is_playing: boolean
  is_locked_in: boolean
  tokens: number
  retired: string[]
}
/**
 * The public part of a side's pawn.
 */
export interface SideView {
  space: number
  points: number
  doubles_left: number
}
/**
 * A theme by its card and its number on the card; with its text if players wrote it.
 */
export interface Theme {
  card: number
  number: number
  text?: string
}
/**
 * The moves that a seat may make now; `time_up` is the round that the clock may end.
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
 * The form of a legal ranking: how many images, which are excluded, how many doubles.
 */
export interface Pick {
  images: number
  retired: string[]
  least_doubles: number
  most_doubles: number
}
