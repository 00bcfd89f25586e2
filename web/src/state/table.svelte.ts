// A table as one seat sees it: its state, the updates to be shown, and everything a player can do.
import type {
  Cued,
  Goodbye,
  Hint,
  ChatLineView,
  PlayerView,
  Remarked,
  TableInfo,
  Update,
  ToPage,
  Trouble,
  TableSettings,
} from '../api/protocol/table'
import { partsOf } from '../games/registry'
import { storeKey, storePacks } from './seats'
import {
  patched,
  TableConnection,
  type ConnectionState,
  type Outgoing,
  type Screen,
} from '../api/connection'

/** The fields that every game's view has; the types in `api/protocol` have the rest. */
export interface GameView {
  seat: number | null
  phase: string
  waiting_for: readonly number[]
  table: { names: readonly string[] }
}
export type GameOffers = object
export interface GameEvent {
  type: string
}
export interface Move {
  type: string
}
export type Strength = 'gentle' | 'steady' | 'sharp'
export type Reaction = 'clap' | 'heart' | 'hurry' | 'laugh' | 'think' | 'wow'

/** An update that is still to be shown: its events, and the view before and after them. */
export interface PendingUpdate {
  sequence: number
  events: GameEvent[]
  before: GameView | null
  after: GameView | null
  /** In a practice round: the hints that the learner gets after it. */
  hints: readonly Hint[]
}

/** When all screens show an update, in table time. */
export type Show = NonNullable<TableInfo['show']>

export interface Reacted {
  key: number
  player: number
  reaction: Reaction
}

const REACTION_STAYS = 3000
const MOST_PENDING = 50
/** As many as the server remembers. */
const CHAT_LINES = 50
/** The part of a connection that a table uses; a replay has a stub. */
export type Connection = Pick<TableConnection, 'request' | 'notify' | 'reconnect' | 'close'>

export class Table {
  state = $state.raw<TableInfo | null>(null)
  /** This player's id; null for somebody who only watches. */
  you = $state<number | null>(null)
  here = $state.raw<readonly number[]>([])
  /** How many spectators and table screens are watching, and how many of them are table screens. */
  watching = $state(0)
  screens = $state(0)
  /** The last steps that a table screen has shown. */
  cued = $state.raw<Cued | null>(null)
  /** Called as soon as a table screen has shown more. */
  onCue: (() => void) | null = null
  chat = $state.raw<readonly ChatLineView[]>([])
  view = $state.raw<GameView | null>(null)
  offers = $state.raw<GameOffers | null>(null)
  muted = $state(false)
  hints = $state.raw<readonly Hint[]>([])
  /** Updates that were not shown yet, the oldest first; call `markShown` when one was. */
  pending = $state.raw<readonly PendingUpdate[]>([])
  reactions = $state.raw<readonly Reacted[]>([])
  /** The last remark of a bot about how it plays; a new object each time. */
  remark = $state.raw<Remarked | null>(null)
  /** The last update in which the clock moved for this seat. */
  timeUpAt = $state(0)
  connection = $state<ConnectionState>('connecting')
  /** Why the table cannot accept moves right now; empty if it can. */
  trouble = $state<Trouble['code']>('')
  /** How fast pending updates are shown: 1 is normal, 0 pauses them. */
  tempo = $state(1)
  /** Why the connection ended for good: `kicked`, `removed`, `unknown_table` or `reload`. */
  ended = $state<Goodbye['reason'] | null>(null)

  /** Whether this is a replay, in which nobody can move. */
  readonly isPast: boolean = false

  isHost = $derived(this.you !== null && this.state?.host === this.you)
  me = $derived(this.player(this.you))
  /** This player's seat in the current game; null for somebody who only watches. */
  seat = $derived(this.view?.seat ?? null)
  /** Everybody at the table, in the order in which they sit. */
  players = $derived(
    (this.state?.order ?? [])
      .map((id) => this.player(id))
      .filter((each): each is PlayerView => each !== undefined && !each.is_gone),
  )
  /** Whether no other person is connected. */
  isAlone = $derived(
    this.players.filter((each) => !each.is_bot && this.here.includes(each.id)).length < 2,
  )
  /** The seating before the next game; null is a free chair. */
  chairs = $derived<readonly (number | null)[]>(this.state?.chairs ?? [])
  /** The players on chairs, who take part in the next game. */
  seatedPlayers = $derived(this.players.filter(({ id }) => this.chairs.includes(id)))
  /** The players at the table who sit out the next game. */
  sittingOut = $derived(this.players.filter(({ id }) => !this.chairs.includes(id)))
  isFinished = $derived(this.view?.phase === 'finished')

  #connection: Connection
  #sequence = 0
  #reactionKey = 0

  /** Whether this is a table screen, which leads the phones through what they show. */
  readonly leads: boolean

  constructor(
    readonly code: string,
    token: string | null,
    { connection, screen = 'phone' }: { connection?: Connection; screen?: Screen } = {},
  ) {
    this.leads = screen === 'table'
    const listener = {
      onMessage: (message: ToPage) => this.receive(message),
      onState: (state: ConnectionState) => (this.connection = state),
      onEnded: (reason: Goodbye['reason']) => (this.ended = reason),
    }
    this.#connection = connection ?? new TableConnection(code, token, listener, screen)
  }

  close(): void {
    this.#connection.close()
  }

  player(id: number | null | undefined): PlayerView | undefined {
    return this.state?.players.find((each) => each.id === id)
  }

  /** The player at a seat of the game; seats count from 0. */
  playerAt(seat: number): PlayerView | undefined {
    return this.player(this.state?.seated[seat])
  }

  isHere = (player: PlayerView): boolean => player.is_bot || this.here.includes(player.id)

  /** The updates up to this sequence number have been shown. */
  markShown(sequence: number): void {
    this.pending = this.pending.filter((each) => each.sequence > sequence)
  }

  play = <M extends Move>(move: M): Promise<void> => this.#request({ type: 'play', move })
  /** Check whether a move would be accepted, without playing it; throws Refused if not. */
  checkMove = <M extends Move>(move: M): Promise<void> =>
    this.#request({ type: 'check_move', move })
  say = (text: string): Promise<void> => this.#request({ type: 'say', text })
  react = (reaction: Reaction): void => this.#connection.notify({ type: 'react', reaction })
  changeSettings = (settings: TableSettings): Promise<void> =>
    this.#request({ type: 'change_settings', settings })
  arrange = (chairs: (number | null)[]): Promise<void> => this.#request({ type: 'arrange', chairs })
  /** Take a free chair; null to sit out. */
  sit = (chair: number | null): Promise<void> => this.#request({ type: 'sit', chair })
  chooseFace = (face: string, colour: PlayerView['colour']): Promise<void> =>
    this.#request({ type: 'choose_face', face, colour })
  /** Take over a seat of the game from a bot or a stand-in. */
  takeOver = (seat: number): Promise<void> => this.#request({ type: 'take_over', seat })
  /** Let another device claim a player's place with this code. */
  offerSeat = (player: number, code: string): Promise<void> =>
    this.#request({ type: 'offer_seat', player, code })
  addBot = (strength: Strength = 'steady', chair: number | null = null): Promise<void> =>
    this.#request({ type: 'add_bot', strength, name: '', chair })
  kick = (player: number, forGood = false): Promise<void> =>
    this.#request({ type: 'kick', player, for_good: forGood })
  setDoor = (door: TableInfo['door']): Promise<void> => this.#request({ type: 'set_door', door })
  hideCode = (hides: boolean): Promise<void> =>
    this.#request({ type: 'set_door', hides_code: hides })
  letIn = (request: number): Promise<void> => this.#request({ type: 'let_in', request })
  turnAway = (request: number): Promise<void> => this.#request({ type: 'turn_away', request })
  sendWatchersAway = (): Promise<void> => this.#request({ type: 'send_watchers_away' })
  handOver = (player: number): Promise<void> => this.#request({ type: 'hand_over', player })
  start = (): Promise<void> => this.#request({ type: 'start' })
  stop = (): Promise<void> => this.#request({ type: 'stop' })
  extend = (): Promise<void> => this.#request({ type: 'extend' })
  skipBotDelay = (): Promise<void> => this.#request({ type: 'skip_bot_delay' })
  /** Tap on: all screens go to the result of what they show, or to what follows it. */
  proceed = (sequence: number, to: 'result' | 'next'): Promise<void> =>
    this.#request({ type: 'proceed', sequence, to })
  /** Tell the phones how many steps of an update this table screen has shown. */
  cue = (sequence: number, steps: number): void =>
    this.#connection.notify({ type: 'cue', sequence, steps })
  leave = (): Promise<void> => this.#request({ type: 'leave' })

  #request(message: Outgoing): Promise<void> {
    return this.#connection.request(message)
  }

  receive(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        // a new seat in a running game: what is still to be shown stays
        if (message.sequence !== this.#sequence + 1) this.pending = []
        this.#sequence = message.sequence
        setClock(message.now, true)
        this.state = message.table
        this.you = message.you
        this.here = message.here
        this.watching = message.watching
        this.screens = message.screens
        storeKey(this.code, message.watch_key)
        storePacks(this.code, message.table.packs)
        this.chat = message.chat
        this.view = message.view as GameView | null
        this.offers = message.offers as GameOffers | null
        this.muted = message.muted
        this.hints = message.hints
        this.trouble = ''
        break
      case 'update':
        this.#update(message)
        break
      case 'presence':
        this.here = message.players
        this.watching = message.watching
        this.screens = message.screens
        break
      case 'watch_key':
        storeKey(this.code, message.watch_key)
        break
      case 'reacted':
        this.#reacted(message.player, message.reaction as Reaction)
        break
      case 'remarked':
        this.remark = message
        break
      case 'cued':
        this.cued = message
        this.onCue?.()
        break
      case 'trouble':
        this.trouble = message.code
    }
  }

  #update(update: Update): void {
    if (update.sequence <= this.#sequence) return
    if (update.sequence > this.#sequence + 1) return this.#connection.reconnect()
    this.#sequence = update.sequence
    setClock(update.now)
    const before = this.view
    const hadTime = typeof this.state?.deadline === 'number'
    if (update.table && this.state) {
      this.state = patched(this.state, update.table)
      storePacks(this.code, this.state.packs)
    }
    if (update.view)
      this.view = patched((update.began ? {} : (before ?? {})) as GameView, update.view)
    if (update.offers !== undefined || update.began)
      this.offers = (update.offers ?? null) as GameOffers | null
    if (update.said) this.chat = [...this.chat, update.said].slice(-CHAT_LINES)
    if (typeof update.muted === 'boolean') this.muted = update.muted
    if (update.hints || update.began) this.hints = update.hints ?? []
    if (update.events?.length) this.#addPending(update, update.began ? null : before)
    if (hadTime && !update.reply_to && this.#isMoveOfMine(update)) this.timeUpAt = update.sequence
    if (this.state?.game === null) this.#clearGame()
  }

  /** The host stopped the game: drop its state. */
  #clearGame(): void {
    this.view = null
    this.offers = null
    this.muted = false
    this.hints = []
    this.pending = []
  }

  #isMoveOfMine({ events = [] }: Update): boolean {
    const { seat } = this
    const { moves } = partsOf(this.state?.game).events
    return (events as GameEvent[]).some(
      (event) => moves.includes(event.type) && 'seat' in event && event.seat === seat,
    )
  }

  #addPending(update: Update, before: GameView | null): void {
    const events = update.events as GameEvent[]
    const { view: after, hints } = this
    const shown = { sequence: update.sequence, events, before, after, hints }
    this.pending = [...this.pending, shown].slice(-MOST_PENDING)
  }

  #reacted(player: number, reaction: Reaction): void {
    const key = ++this.#reactionKey
    this.reactions = [...this.reactions, { key, player, reaction }]
    setTimeout(() => {
      this.reactions = this.reactions.filter((each) => each.key !== key)
    }, REACTION_STAYS)
  }
}

/** The table time less that of this device's steady clock, in seconds. */
let ahead = (Date.now() - performance.now()) / 1000
/** A difference of so many seconds is no delay of the network: the table time has changed. */
const CHANGED = 2

/**
 * Set the table time. It advances by a clock that changes of the device's time do not affect. A message that was
 * on its way for longer than an earlier one tells the time less well, and does not count.
 */
export function setClock(seconds: number | null | undefined, isNew = false): void {
  if (!seconds) return
  const known = seconds - performance.now() / 1000
  if (isNew || known > ahead || ahead - known > CHANGED) ahead = known
}

/** The table time in seconds since 1970, as deadlines use it. */
export const now = (): number => ahead + performance.now() / 1000
