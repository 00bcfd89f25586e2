// Made from docs/protocol/history.schema.json by `make docs`; do not edit.

/**
 * Why a game is over.
 */
export type Ending = 'first_at_the_end' | 'largest_overshoot' | 'most_tokens_left' | 'playoff' | 'shared' | 'together'
/**
 * The result of a game. The group wins from bronze on.
 */
export type Result = 'before_flowers' | 'bronze' | 'flowers' | 'gold' | 'silver'

export interface History {
  Story: Story
  Replay: Replay
  GroupView: GroupView
  Evenings: Evenings
  EveningFigures: EveningFigures
  ChangeGroup: ChangeGroup
  DayView: DayView
  DayAnswer: DayAnswer
  DayResult: DayResult
  Circle: Circle
}
/**
 * The story of a finished game: its summary, its figures, and the rival's game of a duel.
 */
export interface Story {
  summary: CompatibilitySummary | SameGameSummary
  figures: Figures
  bots: string[]
  rival?: (CompatibilitySummary | SameGameSummary) | null
}
/**
 * The summary of a game of Compatibility.
 */
export interface CompatibilitySummary {
  game: 'compatibility'
  /**
   * @maxItems 16
   */
  names: string[]
  edition: string
  mode: string
  track: string
  /**
   * @maxItems 16
   */
  sides: number[][]
  deck: string
  /**
   * @maxItems 10000
   */
  rounds: Round[]
  /**
   * @maxItems 16
   */
  winners: number[]
  ending: Ending
}
/**
 * A round of Compatibility: its theme, the images laid by seat, the points by side.
 */
export interface Round {
  theme: ThemeCard
  /**
   * @maxItems 16
   */
  laid: string[][]
  /**
   * @maxItems 16
   */
  points: number[]
  direct: number
  indirect: number
}
/**
 * A theme's place in a pack: the pack, the box by its themes per card, the card, the number.
 *
 *     A theme that players wrote themselves is in no pack and has its `text`.
 */
export interface ThemeCard {
  themes: string
  on_a_card: number
  card: number
  number: number
  text?: string
}
/**
 * The summary of a game of The Same Game.
 */
export interface SameGameSummary {
  game: 'samegame'
  /**
   * @maxItems 16
   */
  names: string[]
  level: number
  objects: string
  /**
   * @maxItems 10000
   */
  turns: Turn[]
  score: number
  result: Result
}
/**
 * A finished turn: the object, the clue, the cups in the order of lifting, and the value.
 */
export interface Turn {
  seat: number
  object: string
  clue: string
  trap: string
  /**
   * @maxItems 64
   */
  lifted: string[]
  trapped: boolean
  value: number
}
/**
 * All figures of a tally. Pairs and readers start with the best, criteria with the worst.
 */
export interface Figures {
  games: number
  rounds: number
  turns: number
  people: PersonFigures[]
  pairs: PairFigures[]
  best: Best | null
  uniting: ThemeAgreement[]
  dividing: ThemeAgreement[]
  readers: ReaderFigures[]
  criteria: CriterionFigures[]
  places?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: never[]
  }
}
/**
 * A person: whose mind is nearest, signature images, and how literally they take themes.
 *
 *     A theme weight of 1 is usual. It is unknown if only decks without learned associations were
 *     played. The encoded name is `hold`.
 */
export interface PersonFigures {
  name: string
  rounds: number
  hold: number | null
  nearest: string | null
  signatures: Signature[]
}
/**
 * An image that a person lays more often than themes suggest.
 *
 *     `beyond` is how much more, in standard deviations.
 */
export interface Signature {
  deck: string
  image: string
  laid: number
  beyond: number
}
/**
 * Two people: their score, and what it comes from.
 *
 *     `by_chance` and `by_theme` are expected shared images: of two people who draw at random, and of
 *     two strangers who follow the themes as these two do.
 */
export interface PairFigures {
  one: string
  other: string
  score: Score
  rounds: number
  as_partners: number
  shared: number
  direct: number
  by_chance: number
  by_theme: number
  alike: ThemeAgreement[]
  unlike: ThemeAgreement[]
}
/**
 * From 0 to 100: strangers have 50. The true value is from low to high 9 times in 10.
 */
export interface Score {
  value: number
  low: number
  high: number
}
/**
 * How alike people saw a theme, in millionths of a standard deviation, and what they laid.
 *
 *     `names` are a pair or a whole table, in alphabetical order.
 */
export interface ThemeAgreement {
  alike: number
  theme: ThemeCard
  deck: string
  names: string[]
  laid: string[][]
}
/**
 * The pair that thinks most alike, and the probability that it does.
 */
export interface Best {
  one: string
  other: string
  sure: number
}
/**
 * How well one player reads another's clues: 0 is chance, 100 is without a mistake.
 */
export interface ReaderFigures {
  giver: string
  reader: string
  clues: number
  misread: number
  score: Score
}
/**
 * How well everybody reads clues when this criterion is the trap.
 */
export interface CriterionFigures {
  criterion: string
  clues: number
  misread: number
  score: Score
}
/**
 * A replay: a welcome, then updates as at a table, and where its rounds begin.
 *
 *     `open` has what players could not see after each update, for the viewer `all`; it is empty if
 *     the game hides nothing.
 */
export interface Replay {
  welcome: unknown
  steps: unknown[]
  marks: ReplayMark[]
  open?: (OpenRankings | OpenObjects)[]
  at?: number[]
}
/**
 * A place to jump to: the update after which a round or turn begins.
 */
export interface ReplayMark {
  step: number
  kind: 'round' | 'turn'
  number: number
}
/**
 * The face-down rankings by seat.
 */
export interface OpenRankings {
  type: 'rankings'
  choices: (Ranking | null)[]
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
 * Everybody's object, number and clue by seat; empty before they are dealt.
 */
export interface OpenObjects {
  type: 'objects'
  objects: string[]
  numbers: number[]
  clues: (string | null)[]
}
/**
 * A group as its members see it, with its latest evenings first.
 */
export interface GroupView {
  name: string
  founded: number
  games: number
  members: Member[]
  figures: Figures
  course: CoursePoint[]
  evenings: Evening[]
  earlier: number
  daily: GroupDays
  /**
   * @maxItems 500
   */
  own_themes?: string[]
}
/**
 * A person who plays with this group.
 */
export interface Member {
  name: string
  games?: number
  last?: number
}
/**
 * The scores of all pairs after an evening, by the smaller name and then by the other.
 */
export interface CoursePoint {
  at: number
  evening: number
  scores: {
    [k: string]: {
      [k: string]: number
    }
  }
}
/**
 * The games of one evening.
 */
export interface Evening {
  number: number
  games: GameRow[]
}
/**
 * One game in the list of a group's games.
 */
export interface GameRow {
  number: number
  evening: number
  at: number
  game: string
  kind: string
  names: string[]
  bots?: string[]
  winners?: string[]
  rounds?: number
  score?: number | null
  result?: string | null
}
/**
 * Members' answers to today's theme: the days that count, and the figures of these days.
 */
export interface GroupDays {
  days: number
  is_counted: boolean
  pairs: PairFigures[]
}
/**
 * Some evenings, the latest first.
 */
export interface Evenings {
  evenings: Evening[]
}
/**
 * An evening and its figures.
 */
export interface EveningFigures {
  evening: Evening
  figures: Figures
}
/**
 * One change of a group.
 */
export interface ChangeGroup {
  change: RenameGroup | JoinGroup | RenameMember | MergeMembers | LeaveGroup | CountDaily | KeepThemes
}
/**
 * Rename the group.
 */
export interface RenameGroup {
  type: 'rename_group'
  name: string
}
/**
 * Add a member, or bring one back.
 */
export interface JoinGroup {
  type: 'join'
  name: string
}
/**
 * Rename a member, in all games of the group.
 */
export interface RenameMember {
  type: 'rename'
  name: string
  to: string
}
/**
 * Merge two members who are the same person.
 */
export interface MergeMembers {
  type: 'merge'
  name: string
  into: string
}
/**
 * Remove a member, and everything known about them.
 */
export interface LeaveGroup {
  type: 'leave'
  name: string
}
/**
 * Count members' answers to today's theme in the group's figures, or leave them out.
 */
export interface CountDaily {
  type: 'count_daily'
  is_counted: boolean
}
/**
 * Keep these themes that members wrote, instead of the earlier ones.
 */
export interface KeepThemes {
  type: 'keep_themes'
  /**
   * @maxItems 500
   */
  themes: string[]
}
/**
 * A day as one device may see it: until it has answered, only how many others have.
 *
 *     `until` is the midnight that ends the day, in seconds since 1970.
 */
export interface DayView {
  day: string
  theme: {
    [k: string]: string
  }
  images: string[]
  until: number
  is_open: boolean
  for_practice: boolean
  answers: number
  streak?: number
  yours?: DayAnswer | null
  result?: DayResult | null
  yesterday?: FinalResult | null
}
/**
 * Five images, the strongest first, and a guess: the image that most people put first.
 */
export interface DayAnswer {
  /**
   * @maxItems 64
   */
  ranking: string[]
  guess?: string | null
}
/**
 * The result so far, as somebody with an answer sees it.
 *
 *     `yours` has for each image of the own ranking how many people chose it. `likeness` is the mean
 *     of the points with everybody else, times ten. `first` is the image that most others put first;
 *     if several are level, the guessed one. They are None without others or without a guess.
 */
export interface DayResult {
  answers: number
  top: ImageCount[]
  yours: number[]
  likeness?: number | null
  first?: ImageCount | null
  guess_holds?: boolean | null
}
/**
 * How many people chose an image.
 */
export interface ImageCount {
  image: string
  people: number
}
/**
 * The final result of the day before.
 */
export interface FinalResult {
  day: string
  theme: {
    [k: string]: string
  }
  answers: number
  top: ImageCount[]
}
/**
 * The people who answered a day and show it to each other.
 */
export interface Circle {
  members: CircleMember[]
}
/**
 * Somebody whose answer this device may see, and the points that the two share.
 */
export interface CircleMember {
  name: string
  ranking: string[]
  points: number
  is_you?: boolean
}
