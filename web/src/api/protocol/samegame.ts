// Made from docs/protocol/samegame.schema.json by `make docs`; do not edit.

export type Move = WriteClue | AskSwap | AnswerSwap | BeginTurn | Point | RejectClue
export type Event =
  | GameStarted
  | RoundDealt
  | ClueWritten
  | SwapAsked
  | SwapAnswered
  | SwapMade
  | TurnBegan
  | FingerPointed
  | ClueRejected
  | ClueSentBack
  | CupLifted
  | TurnEnded
  | GameEnded
/**
 * When the group agrees on the cup to lift.
 */
export type Agreement = 'anyone' | 'majority' | 'unanimous'
/**
 * How far the group came; from bronze on it has won.
 */
export type Result = 'before_flowers' | 'bronze' | 'flowers' | 'gold' | 'silver'

export interface Samegame {
  Move: Move
  Event: Event
  Setup: Setup
  View: View
  Offers: Offers
}
/**
 * Write a clue in secret, or another one; `anyway` overrules a warning.
 */
export interface WriteClue {
  type: 'write_clue'
  text: string
  anyway?: boolean
}
/**
 * Ask the group for the one face-down object in place of one's own.
 */
export interface AskSwap {
  type: 'ask_swap'
}
/**
 * Consent to somebody's swap, or refuse it.
 */
export interface AnswerSwap {
  type: 'answer_swap'
  consent: boolean
}
/**
 * Be ready: show object and clue to the group.
 */
export interface BeginTurn {
  type: 'begin_turn'
}
/**
 * Point at the criterion whose cup should be lifted; a finger may move.
 */
export interface Point {
  type: 'point'
  criterion: string
}
/**
 * Say that the clue is not allowed; a majority of the guessers sends it back.
 */
export interface RejectClue {
  type: 'reject_clue'
}
/**
 * The table is set: the criteria lie in a row for the whole game.
 */
export interface GameStarted {
  type: 'game_started'
  level: number
  agreement: Agreement
  /**
   * @minItems 2
   * @maxItems 6
   */
  names: string[]
  /**
   * @maxItems 16
   */
  languages: string[]
  objects: string
  /**
   * @maxItems 2000
   */
  cards: string[]
  /**
   * @maxItems 64
   */
  criteria: string[]
  first: number
}
/**
 * Tokens lie on the criteria; by seat, everybody's secret number and object.
 */
export interface RoundDealt {
  type: 'round_dealt'
  /**
   * @maxItems 64
   */
  tokens: number[]
  /**
   * @maxItems 16
   */
  numbers: (number | null)[]
  /**
   * @maxItems 16
   */
  objects: (string | null)[]
}
/**
 * A player has its clue; only its owner hears what it is.
 */
export interface ClueWritten {
  type: 'clue_written'
  seat: number
  text?: string | null
}
/**
 * A player asks for the face-down object.
 */
export interface SwapAsked {
  type: 'swap_asked'
  seat: number
}
/**
 * A player consents, or refuses and so ends the matter.
 */
export interface SwapAnswered {
  type: 'swap_answered'
  seat: number
  consent: boolean
}
/**
 * All consented: the asker has the face-down object; only it hears which one.
 */
export interface SwapMade {
  type: 'swap_made'
  seat: number
  object?: string | null
}
/**
 * Object and clue of the active player lie open, all tokens are under cups.
 */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
  object: string
  clue: string
}
/**
 * A guesser points at a criterion.
 */
export interface FingerPointed {
  type: 'finger_pointed'
  seat: number
  criterion: string
}
/**
 * A guesser says that the clue is not allowed.
 */
export interface ClueRejected {
  type: 'clue_rejected'
  seat: number
}
/**
 * A majority said so: the active player writes another clue.
 */
export interface ClueSentBack {
  type: 'clue_sent_back'
  seat: number
}
/**
 * The group agreed on a cup: a number shows, or the trap.
 */
export interface CupLifted {
  type: 'cup_lifted'
  criterion: string
  trapped: boolean
}
/**
 * What the turn was worth, and where the score stands now.
 */
export interface TurnEnded {
  type: 'turn_ended'
  turn: Turn
  score: number
}
/**
 * A turn that is over: two objects, the cups in the order they were lifted, its worth.
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
 * How far the group came.
 */
export interface GameEnded {
  type: 'game_ended'
  score: number
  result: Result
}
/**
 * What the host asks for.
 */
export interface Setup {
  level: number
  /**
   * @maxItems 16
   */
  seats: string[]
  agreement?: string
  language?: string | string[]
  objects?: string
  first?: number | null
}
/**
 * The game as one seat sees it; seat None is the table screen and every spectator.
 */
export interface View {
  seat: number | null
  table: TableView
  phase: 'between' | 'dealing' | 'finished' | 'guessing' | 'ready' | 'rewriting' | 'writing'
  round: number
  score: number
  active: number
  tokens: number[]
  seats: SeatView[]
  swap_asked_by: number | null
  swap_is_left: boolean
  waiting_for: number[]
  turn: TurnView | null
  turns: Turn[]
  result: Result | null
  mine: Secrets | null
}
/**
 * What lies open from the beginning and stays as it is.
 */
export interface TableView {
  level: number
  agreement: Agreement
  names: string[]
  languages: string[]
  objects: string
  criteria: string[]
  rounds: number
  circles: number[]
  spare_cups: number
  start: number
  finish: number
  medals: never[][]
  first: number
}
/**
 * What everybody sees of a player.
 */
export interface SeatView {
  has_written: boolean
  finger: string | null
  rejects_clue: boolean
  consents_to_swap: boolean
}
/**
 * What the active player has laid open, and the cups that were lifted.
 */
export interface TurnView {
  seat: number
  object: string
  clue: string
  lifted: string[]
  value: number
}
/**
 * What a player alone knows.
 */
export interface Secrets {
  object: string
  number: number
  trap: string
  clue: string | null
}
/**
 * What a seat may do now; clues that were sent back are not to be written again.
 */
export interface Offers {
  write_clue?: boolean
  sent_back?: string[]
  ask_swap?: boolean
  answer_swap?: boolean
  begin_turn?: boolean
  point?: string[]
  reject_clue?: boolean
}
