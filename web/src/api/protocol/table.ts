// Made from docs/protocol/table.schema.json by `make docs`; do not edit.

export type FromPage =
  | Hello
  | Play
  | Try
  | Say
  | React
  | Want
  | Arrange
  | AddBot
  | Kick
  | HandOver
  | Start
  | Stop
  | Extend
  | Hurry
  | Leave
  | SetDoor
  | LetIn
  | TurnAway
  | SendWatchersAway
export type ToPage = Welcome | Step | No | Done | Here | Reacted | Remarked | Trouble | WatchKey | Bye

export interface Table {
  FromPage: FromPage
  ToPage: ToPage
}
/**
 * The first message: who I am. Spectators and table screens have no token.
 *
 *     Everybody who was here before sends the watch key, which opens a locked door.
 */
export interface Hello {
  type: 'hello'
  version: number
  token?: string
  watch_key?: string
}
/**
 * A move of the game.
 */
export interface Play {
  type: 'play'
  id: string
  move: unknown
}
/**
 * Would this move be accepted? Nothing happens; for advice on a clue while it is written.
 */
export interface Try {
  type: 'try'
  id: string
  move: unknown
}
/**
 * A line for the chat.
 */
export interface Say {
  type: 'say'
  id: string
  text: string
}
/**
 * A face that flies over the table, and is forgotten.
 */
export interface React {
  type: 'react'
  id: string
  reaction: 'clap' | 'heart' | 'hurry' | 'laugh' | 'think' | 'wow'
}
/**
 * The host wants to play this.
 */
export interface Want {
  type: 'want'
  id: string
  wish: WantedWish
}
/**
 * A wish as a page writes it: unknown fields are errors.
 */
export interface WantedWish {
  game?: string
  setup?: {}
  grace?: number | null
  timer?: number | null
  practice?: boolean
}
/**
 * The host seats the players in this order.
 */
export interface Arrange {
  type: 'arrange'
  id: string
  /**
   * @maxItems 16
   */
  order: number[]
}
/**
 * The host puts a bot on an empty chair.
 */
export interface AddBot {
  type: 'add_bot'
  id: string
  name?: string
  strength?: 'gentle' | 'sharp' | 'steady'
}
/**
 * The host sends a player or a bot away; for good, if neither token nor name may come back.
 */
export interface Kick {
  type: 'kick'
  id: string
  player: number
  for_good?: boolean
}
/**
 * The host makes another player the host.
 */
export interface HandOver {
  type: 'hand_over'
  id: string
  player: number
}
/**
 * The host starts the game, or the next one.
 */
export interface Start {
  type: 'start'
  id: string
}
/**
 * The host puts away the game that is on: everybody is back before a game.
 */
export interface Stop {
  type: 'stop'
  id: string
}
/**
 * More time for everybody.
 */
export interface Extend {
  type: 'extend'
  id: string
}
/**
 * The bots shall not take their time; it is done and forgotten.
 */
export interface Hurry {
  type: 'hurry'
  id: string
}
/**
 * I stand up for good.
 */
export interface Leave {
  type: 'leave'
  id: string
}
/**
 * The host decides who may come in, or whether the table screen hides the code, or both.
 */
export interface SetDoor {
  type: 'set_door'
  id: string
  door?: ('ask' | 'locked' | 'open') | null
  hides_code?: boolean | null
}
/**
 * The host lets somebody in who asked.
 */
export interface LetIn {
  type: 'let_in'
  id: string
  request: number
}
/**
 * The host does not let somebody in who asked.
 */
export interface TurnAway {
  type: 'turn_away'
  id: string
  request: number
}
/**
 * The host sends everybody away who only watches.
 */
export interface SendWatchersAway {
  type: 'send_watchers_away'
  id: string
}
/**
 * Everything as it stands; after it, only what changes.
 */
export interface Welcome {
  type: 'welcome'
  version: number
  sequence: number
  you: number | null
  room: RoomView
  here: number[]
  chat: LineView[]
  view: unknown
  offers: unknown
  muted: boolean
  hints: Hint[]
  now: number
  watching: number
  watch_key: string
}
/**
 * What everybody sees of a table beside its game.
 */
export interface RoomView {
  code: string
  host: number | null
  players: PlayerView[]
  order: number[]
  wish: Wish
  packs: string[]
  game: string | null
  game_number: number
  stopped_by: number | null
  seated: number[]
  group: string | null
  deal: DealView | null
  deadline: number | null
  door: 'ask' | 'locked' | 'open'
  hides_code: boolean
  waiting: AskerView[]
}
/**
 * What everybody sees of a player.
 */
export interface PlayerView {
  id: number
  name: string
  is_bot: boolean
  is_gone: boolean
  has_stand_in: boolean
  strength: ('gentle' | 'sharp' | 'steady') | null
}
/**
 * What the host wants to play: a game, and its set-up but for the seats.
 */
export interface Wish {
  game?: string
  setup?: {}
  grace?: number | null
  timer?: number | null
  practice?: boolean
}
/**
 * An earlier game whose deal is played again: by whom, for how many rounds or turns.
 */
export interface DealView {
  names: string[]
  rounds: number
}
/**
 * Somebody who waits to be let in, to play or only to watch.
 */
export interface AskerView {
  request: number
  name: string
  watches: boolean
  at: number
}
/**
 * A line of the chat.
 */
export interface LineView {
  player: number
  text: string
  at: number
}
/**
 * One explanation for the learner, by its code; the client has the words, as for a refusal.
 *
 *     `move` is the move to make now, if there is one to make.
 */
export interface Hint {
  code: string
  params?: {}
  move?: {
    [k: string]: unknown
  }
}
/**
 * An entry of the log, as far as it is yours to know: fields that changed, and events.
 *
 *     `answers` is the id of your own message that led to it. `began` says that a game begins: its
 *     view is whole.
 */
export interface Step {
  type: 'step'
  sequence: number
  answers?: string
  began?: boolean
  room?: {} | null
  view?: {} | null
  offers?: {
    [k: string]: unknown
  }
  events?: unknown[]
  said?: LineView | null
  muted?: boolean | null
  hints?: Hint[] | null
  now?: number | null
}
/**
 * A message was refused: nothing has changed.
 */
export interface No {
  type: 'no'
  answers: string
  code: string
  params: {}
}
/**
 * A message that was answered before.
 */
export interface Done {
  type: 'done'
  answers: string
}
/**
 * Who is connected now, and how many only watch.
 */
export interface Here {
  type: 'here'
  players: number[]
  watching: number
}
/**
 * Somebody reacted.
 */
export interface Reacted {
  type: 'reacted'
  player: number
  reaction: string
}
/**
 * A bot has something to say about how it plays; the page has the words for the code.
 */
export interface Remarked {
  type: 'remarked'
  player: number
  code: string
}
/**
 * The table cannot go on as usual: `cannot_save`, or no code when it can again.
 */
export interface Trouble {
  type: 'trouble'
  code: '' | 'cannot_save'
}
/**
 * The table has a new watch key; the old one opens nothing any more.
 */
export interface WatchKey {
  type: 'watch_key'
  watch_key: string
}
/**
 * The connection ends, and why; after a restart one comes back.
 */
export interface Bye {
  type: 'bye'
  reason: 'bad_message' | 'gone' | 'kicked' | 'reload' | 'removed' | 'restart' | 'too_fast' | 'unknown_table'
}
