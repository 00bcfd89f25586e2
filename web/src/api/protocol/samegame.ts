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
 * The result of a game. The group wins from bronze on.
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
 * Write or replace the secret clue; `anyway` overrides a warning.
 */
export interface WriteClue {
  type: 'write_clue'
  text: string
  anyway?: boolean
}
/**
 * Ask the group to swap the own object for the face-down one.
 */
export interface AskSwap {
  type: 'ask_swap'
}
/**
 * Consent to a player's swap, or refuse it.
 */
export interface AnswerSwap {
  type: 'answer_swap'
  consent: boolean
}
/**
 * Show the object and the clue to the group.
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
 * Reject the clue; a majority of the guessers sends it back.
 */
export interface RejectClue {
  type: 'reject_clue'
}
/**
 * The game starts; the criteria stay in their row for the whole game.
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
 * A round is dealt: tokens on the criteria, and each seat's secret number and object.
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
 * A player wrote a clue; only they see its text in this event.
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
 * A player consents to the swap, or refuses and so ends it.
 */
export interface SwapAnswered {
  type: 'swap_answered'
  seat: number
  consent: boolean
}
/**
 * All consented: the asker gets the face-down object; only they see which one it is.
 */
export interface SwapMade {
  type: 'swap_made'
  seat: number
  object?: string | null
}
/**
 * The active player's object and clue are shown, and all tokens are under cups.
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
 * A guesser rejects the clue.
 */
export interface ClueRejected {
  type: 'clue_rejected'
  seat: number
}
/**
 * A majority rejected the clue; the active player writes another.
 */
export interface ClueSentBack {
  type: 'clue_sent_back'
  seat: number
}
/**
 * The group lifted a cup: it hid a number, or the trap.
 */
export interface CupLifted {
  type: 'cup_lifted'
  criterion: string
  trapped: boolean
}
/**
 * A turn ends: its value, and the score after it.
 */
export interface TurnEnded {
  type: 'turn_ended'
  turn: Turn
  score: number
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
 * The game ends with a score and a result.
 */
export interface GameEnded {
  type: 'game_ended'
  score: number
  result: Result
}
/**
 * The set-up that the host asks for.
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
 * The part of the view that is public from the start and never changes.
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
 * The public part of a player.
 */
export interface SeatView {
  has_written: boolean
  finger: string | null
  rejects_clue: boolean
  consents_to_swap: boolean
}
/**
 * The active player's object and clue, and the cups lifted so far.
 */
export interface TurnView {
  seat: number
  object: string
  clue: string
  lifted: string[]
  value: number
}
/**
 * The part that only the player knows.
 */
export interface Secrets {
  object: string
  number: number
  trap: string
  clue: string | null
}
/**
 * The moves that a seat may make now; `sent_back` are clues it must not write again.
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
