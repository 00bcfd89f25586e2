// Made from docs/protocol/table.schema.json by `make docs`; do not edit.

export type FromPage =
  | Hello
  | Play
  | CheckMove
  | Say
  | React
  | Sit
  | ChooseFace
  | TakeOver
  | OfferSeat
  | ChangeSettings
  | Arrange
  | AddBot
  | Kick
  | HandOver
  | Start
  | Stop
  | Extend
  | Proceed
  | Cue
  | SkipBotDelay
  | Leave
  | SetDoor
  | LetIn
  | TurnAway
  | SendWatchersAway
export type ToPage =
  Welcome | Update | Refusal | Acknowledged | Presence | Reacted | Remarked | Cued | Trouble | WatchKey | Goodbye

export interface Table {
  FromPage: FromPage
  ToPage: ToPage
}
/**
 * The first message: who is connecting. Spectators and table screens have no token.
 *
 *     A page that has the table's watch key sends it: it lets the page in when the door is locked.
 */
export interface Hello {
  type: 'hello'
  version: number
  token?: string
  watch_key?: string
  screen?: '' | 'phone' | 'table'
}
/**
 * Make a move in the game.
 */
export interface Play {
  type: 'play'
  id: string
  move: unknown
}
/**
 * Ask whether a move would be accepted, without making it: advice while a clue is typed.
 */
export interface CheckMove {
  type: 'check_move'
  id: string
  move: unknown
}
/**
 * Write a line in the chat.
 */
export interface Say {
  type: 'say'
  id: string
  text: string
}
/**
 * Show everybody an emoji; it is not stored.
 */
export interface React {
  type: 'react'
  id: string
  reaction: 'clap' | 'heart' | 'hurry' | 'laugh' | 'think' | 'wow'
}
/**
 * Take a free chair, or sit out the next game if the chair is null.
 */
export interface Sit {
  type: 'sit'
  id: string
  chair: number | null
}
/**
 * Choose an image as one's face, and a colour around it.
 */
export interface ChooseFace {
  type: 'choose_face'
  id: string
  face: string
  colour?: '' | 'blue' | 'cream' | 'green' | 'orange' | 'pink' | 'purple' | 'turquoise' | 'yellow'
}
/**
 * Take over a seat of the current game from a bot or a stand-in at the next question.
 */
export interface TakeOver {
  type: 'take_over'
  id: string
  seat: number
}
/**
 * Let another device claim a player's place with this code: one's own, or anyone's as host.
 */
export interface OfferSeat {
  type: 'offer_seat'
  id: string
  player: number
  code: string
}
/**
 * The host chooses what to play next, and how.
 */
export interface ChangeSettings {
  type: 'change_settings'
  id: string
  settings: RequestedSettings
}
/**
 * Table settings as a page sends them: unknown fields are errors.
 */
export interface RequestedSettings {
  game?: string
  setup?: {}
  grace?: number | null
  timer?: number | null
  practice?: boolean
  first?: number | null
  late_joins?: boolean
  over_days?: boolean
  /**
   * @maxItems 500
   */
  own_themes?: string[]
  own_themes_only?: boolean
}
/**
 * The host says who sits on which chair; players who are left out sit out and watch.
 */
export interface Arrange {
  type: 'arrange'
  id: string
  /**
   * @maxItems 16
   */
  chairs: (number | null)[]
}
/**
 * The host adds a bot.
 */
export interface AddBot {
  type: 'add_bot'
  id: string
  name?: string
  strength?: 'gentle' | 'sharp' | 'steady'
  chair?: number | null
}
/**
 * The host removes a player or a bot. `for_good`: the same token and name cannot come back.
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
 * The host abandons the current game; everybody returns to the lobby.
 */
export interface Stop {
  type: 'stop'
  id: string
}
/**
 * Ask for more time for everybody.
 */
export interface Extend {
  type: 'extend'
  id: string
}
/**
 * Tap on: all screens go to the result of what they show, or to what follows it.
 */
export interface Proceed {
  type: 'proceed'
  id: string
  sequence: number
  to: 'next' | 'result'
}
/**
 * A table screen has shown so many steps of an update; phones follow. It is not stored.
 */
export interface Cue {
  type: 'cue'
  id: string
  sequence: number
  steps: number
}
/**
 * Let the bots answer the current question at once; not stored.
 */
export interface SkipBotDelay {
  type: 'skip_bot_delay'
  id: string
}
/**
 * Leave the table.
 */
export interface Leave {
  type: 'leave'
  id: string
}
/**
 * The host sets who may come in, whether table screens hide the code, or both.
 */
export interface SetDoor {
  type: 'set_door'
  id: string
  door?: ('ask' | 'locked' | 'open') | null
  hides_code?: boolean | null
}
/**
 * The host accepts a request to come in.
 */
export interface LetIn {
  type: 'let_in'
  id: string
  request: number
}
/**
 * The host declines a request to come in.
 */
export interface TurnAway {
  type: 'turn_away'
  id: string
  request: number
}
/**
 * The host disconnects everybody who only watches.
 */
export interface SendWatchersAway {
  type: 'send_watchers_away'
  id: string
}
/**
 * The whole state of the table; only changes follow.
 */
export interface Welcome {
  type: 'welcome'
  version: number
  sequence: number
  you: number | null
  table: TableInfo
  here: number[]
  chat: ChatLineView[]
  view: unknown
  offers: unknown
  muted: boolean
  hints: Hint[]
  now: number
  watching: number
  screens: number
  watch_key: string
}
/**
 * A table as everybody sees it, without the state of its game.
 */
export interface TableInfo {
  code: string
  host: number | null
  players: PlayerView[]
  order: number[]
  chairs: (number | null)[]
  settings: TableSettings
  packs: string[]
  game: string | null
  game_number: number
  stopped_by: number | null
  seated: number[]
  promised: {
    [k: string]: number
  }
  group: string | null
  deal: DealView | null
  show: Show | null
  deadline: number | null
  door: 'ask' | 'locked' | 'open'
  hides_code: boolean
  waiting: PendingRequestView[]
}
/**
 * A player as everybody sees them.
 */
export interface PlayerView {
  id: number
  name: string
  is_bot: boolean
  is_gone: boolean
  has_stand_in: boolean
  strength: ('gentle' | 'sharp' | 'steady') | null
  face: string
  colour: '' | 'blue' | 'cream' | 'green' | 'orange' | 'pink' | 'purple' | 'turquoise' | 'yellow'
}
/**
 * The settings of the next game: its name, its set-up without the seats, and the timers.
 */
export interface TableSettings {
  game?: string
  setup?: {}
  grace?: number | null
  timer?: number | null
  practice?: boolean
  first?: number | null
  late_joins?: boolean
  over_days?: boolean
  /**
   * @maxItems 500
   */
  own_themes?: string[]
  own_themes_only?: boolean
}
/**
 * An earlier game whose deal is played again: its players and number of rounds or turns.
 */
export interface DealView {
  names: string[]
  rounds: number
}
/**
 * When all screens show the events of an update, by table time.
 *
 *     Bots and the timer of the next question wait for the end. Somebody may tap on before that.
 */
export interface Show {
  sequence: number
  starts: number
  ends: number
  until: number
}
/**
 * A request to come in, to play or only to watch, that the host has not answered.
 */
export interface PendingRequestView {
  request: number
  name: string
  watches: boolean
  at: number
}
/**
 * A line of the chat.
 */
export interface ChatLineView {
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
 * One log entry as this page may know it: changed fields, and events.
 *
 *     `reply_to` is the id of this page's message that caused it. `began` means that a new game
 *     begins: its view is complete.
 */
export interface Update {
  type: 'update'
  sequence: number
  reply_to?: string
  began?: boolean
  table?: {} | null
  view?: {} | null
  offers?: {
    [k: string]: unknown
  }
  events?: unknown[]
  said?: ChatLineView | null
  muted?: boolean | null
  hints?: Hint[] | null
  now?: number | null
}
/**
 * A message was refused; nothing has changed.
 */
export interface Refusal {
  type: 'refusal'
  reply_to: string
  code: string
  params: {}
}
/**
 * A message was handled, and no update follows: it was a repetition, or nothing was stored.
 */
export interface Acknowledged {
  type: 'acknowledged'
  reply_to: string
}
/**
 * The connected players, the number of those who only watch, and that of table screens.
 */
export interface Presence {
  type: 'presence'
  players: number[]
  watching: number
  screens: number
}
/**
 * A player reacted with an emoji.
 */
export interface Reacted {
  type: 'reacted'
  player: number
  reaction: string
}
/**
 * A bot comments on how it plays; the page translates the code.
 */
export interface Remarked {
  type: 'remarked'
  player: number
  code: string
}
/**
 * A table screen has shown so many steps of an update.
 */
export interface Cued {
  type: 'cued'
  sequence: number
  steps: number
}
/**
 * `cannot_save` while the table cannot store anything; an empty code when it can again.
 */
export interface Trouble {
  type: 'trouble'
  code: '' | 'cannot_save'
}
/**
 * The table has a new watch key; the old one no longer works.
 */
export interface WatchKey {
  type: 'watch_key'
  watch_key: string
}
/**
 * The server ends the connection, and why. After `restart` a page reconnects.
 */
export interface Goodbye {
  type: 'goodbye'
  reason: 'bad_message' | 'gone' | 'kicked' | 'moved' | 'reload' | 'removed' | 'restart' | 'too_fast' | 'unknown_table'
}
