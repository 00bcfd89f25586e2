// A table as this seat sees it: everything that stands, what just happened, and all one can do.
import type {
  Goodbye,
  Hint,
  ChatLineView,
  PlayerView,
  Remarked,
  TableView,
  Update,
  ToPage,
  Trouble,
  TableSettings,
} from '../protocol/table'
import { partsOf } from '../games/registry'
import { setClock } from './clock'
import { keepKey, keepPacks } from './keys'
import { patched } from './patch'
import { Line, type LineState, type Saying } from './socket'

/** What every game's view has; a game's own types in `protocol/` say the rest. */
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

/** What happened in one step, for the eye: the view before it and after it. */
export interface Happening {
  sequence: number
  events: GameEvent[]
  before: GameView | null
  after: GameView | null
  /** What the learner is told after it, in a practice round. */
  hints: readonly Hint[]
}

export interface Reacted {
  key: number
  player: number
  reaction: Reaction
}

const REACTION_STAYS = 3000
const MOST_HAPPENINGS = 50
/** As many as the table remembers; it forgets who said the earlier ones. */
const CHAT_LINES = 50
/** What a table needs of its line; a game that is looked at again has none. */
export type Wire = Pick<Line, 'say' | 'tell' | 'again' | 'close'>

export class Table {
  room = $state.raw<TableView | null>(null)
  /** My number at the table; null for who only looks. */
  you = $state<number | null>(null)
  here = $state.raw<readonly number[]>([])
  /** How many only watch: spectators and table screens. */
  watching = $state(0)
  chat = $state.raw<readonly ChatLineView[]>([])
  view = $state.raw<GameView | null>(null)
  offers = $state.raw<GameOffers | null>(null)
  muted = $state(false)
  hints = $state.raw<readonly Hint[]>([])
  /** Steps that were not shown yet, the oldest first; call `shown` when one was. */
  happenings = $state.raw<readonly Happening[]>([])
  reactions = $state.raw<readonly Reacted[]>([])
  /** What a bot said last about how it plays; another object each time. */
  remark = $state.raw<Remarked | null>(null)
  /** The last step in which time was up, and a bot moved for this seat. */
  timeUpAt = $state(0)
  connection = $state<LineState>('connecting')
  /** Why the table cannot go on right now; empty while all is well. */
  trouble = $state<Trouble['code']>('')
  /** How fast what happened is shown: 1 as at the table, 0 holds it. */
  tempo = $state(1)
  /** Why there is no way back: `kicked`, `removed`, `unknown_table` or `reload`. */
  ended = $state<Goodbye['reason'] | null>(null)

  /** The game was played once and is looked at again: nobody can do anything in it. */
  readonly isPast: boolean = false

  isHost = $derived(this.you !== null && this.room?.host === this.you)
  me = $derived(this.player(this.you))
  /** Where I sit in the game that is on; null for who only looks. */
  seat = $derived(this.view?.seat ?? null)
  /** Everybody who is at the table, as they sit. */
  players = $derived(
    (this.room?.order ?? [])
      .map((id) => this.player(id))
      .filter((each): each is PlayerView => each !== undefined && !each.is_gone),
  )
  isFinished = $derived(this.view?.phase === 'finished')

  #line: Wire
  #sequence = 0
  #reactionKey = 0

  constructor(
    readonly code: string,
    token: string | null,
    wire?: Wire,
  ) {
    this.#line =
      wire ??
      new Line(code, token, {
        heard: (message) => this.hear(message),
        changed: (state) => (this.connection = state),
        ended: (reason) => (this.ended = reason),
      })
  }

  close(): void {
    this.#line.close()
  }

  player(id: number | null | undefined): PlayerView | undefined {
    return this.room?.players.find((each) => each.id === id)
  }

  /** Who sits at a seat of the game; seats count from 0. */
  playerAt(seat: number): PlayerView | undefined {
    return this.player(this.room?.seated[seat])
  }

  isHere = (player: PlayerView): boolean => player.is_bot || this.here.includes(player.id)

  /** A step was shown to the end. */
  shown(sequence: number): void {
    this.happenings = this.happenings.filter((each) => each.sequence > sequence)
  }

  play = <M extends Move>(move: M): Promise<void> => this.#say({ type: 'play', move })
  /** Would this move be accepted? Nothing happens; Refused if not. */
  tryMove = <M extends Move>(move: M): Promise<void> => this.#say({ type: 'check_move', move })
  say = (text: string): Promise<void> => this.#say({ type: 'say', text })
  react = (reaction: Reaction): void => this.#line.tell({ type: 'react', reaction })
  changeSettings = (settings: TableSettings): Promise<void> =>
    this.#say({ type: 'change_settings', settings })
  arrange = (order: number[]): Promise<void> => this.#say({ type: 'arrange', order })
  addBot = (strength: Strength = 'steady', name = ''): Promise<void> =>
    this.#say({ type: 'add_bot', strength, name })
  kick = (player: number, forGood = false): Promise<void> =>
    this.#say({ type: 'kick', player, for_good: forGood })
  setDoor = (door: TableView['door']): Promise<void> => this.#say({ type: 'set_door', door })
  hideCode = (hides: boolean): Promise<void> => this.#say({ type: 'set_door', hides_code: hides })
  letIn = (request: number): Promise<void> => this.#say({ type: 'let_in', request })
  turnAway = (request: number): Promise<void> => this.#say({ type: 'turn_away', request })
  sendWatchersAway = (): Promise<void> => this.#say({ type: 'send_watchers_away' })
  handOver = (player: number): Promise<void> => this.#say({ type: 'hand_over', player })
  start = (): Promise<void> => this.#say({ type: 'start' })
  stop = (): Promise<void> => this.#say({ type: 'stop' })
  extend = (): Promise<void> => this.#say({ type: 'extend' })
  skipBotDelay = (): Promise<void> => this.#say({ type: 'skip_bot_delay' })
  leave = (): Promise<void> => this.#say({ type: 'leave' })

  #say(saying: Saying): Promise<void> {
    return this.#line.say(saying)
  }

  hear(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        this.#sequence = message.sequence
        setClock(message.now)
        this.room = message.table
        this.you = message.you
        this.here = message.here
        this.watching = message.watching
        keepKey(this.code, message.watch_key)
        keepPacks(this.code, message.table.packs)
        this.chat = message.chat
        this.view = message.view as GameView | null
        this.offers = message.offers as GameOffers | null
        this.muted = message.muted
        this.hints = message.hints
        this.happenings = []
        this.trouble = ''
        break
      case 'update':
        this.#update(message)
        break
      case 'presence':
        this.here = message.players
        this.watching = message.watching
        break
      case 'watch_key':
        keepKey(this.code, message.watch_key)
        break
      case 'reacted':
        this.#reacted(message.player, message.reaction as Reaction)
        break
      case 'remarked':
        this.remark = message
        break
      case 'trouble':
        this.trouble = message.code
    }
  }

  #update(update: Update): void {
    if (update.sequence <= this.#sequence) return
    if (update.sequence > this.#sequence + 1) return this.#line.again()
    this.#sequence = update.sequence
    setClock(update.now)
    const before = this.view
    const hadTime = typeof this.room?.deadline === 'number'
    if (update.table && this.room) {
      this.room = patched(this.room, update.table)
      keepPacks(this.code, this.room.packs)
    }
    if (update.view)
      this.view = patched((update.began ? {} : (before ?? {})) as GameView, update.view)
    if (update.offers !== undefined || update.began)
      this.offers = (update.offers ?? null) as GameOffers | null
    if (update.said) this.chat = [...this.chat, update.said].slice(-CHAT_LINES)
    if (typeof update.muted === 'boolean') this.muted = update.muted
    if (update.hints || update.began) this.hints = update.hints ?? []
    if (update.events?.length) this.#happened(update, update.began ? null : before)
    if (hadTime && !update.reply_to && this.#isMoveOfMine(update)) this.timeUpAt = update.sequence
    if (this.room?.game === null) this.#putAway()
  }

  /** Nothing of a game is left where there is none. */
  #putAway(): void {
    this.view = null
    this.offers = null
    this.muted = false
    this.hints = []
    this.happenings = []
  }

  #isMoveOfMine({ events = [] }: Update): boolean {
    const { seat } = this
    const { moves } = partsOf(this.room?.game).events
    return (events as GameEvent[]).some(
      (event) => moves.includes(event.type) && 'seat' in event && event.seat === seat,
    )
  }

  #happened(update: Update, before: GameView | null): void {
    const events = update.events as GameEvent[]
    const { view: after, hints } = this
    const happening = { sequence: update.sequence, events, before, after, hints }
    this.happenings = [...this.happenings, happening].slice(-MOST_HAPPENINGS)
  }

  #reacted(player: number, reaction: Reaction): void {
    const key = ++this.#reactionKey
    this.reactions = [...this.reactions, { key, player, reaction }]
    setTimeout(() => {
      this.reactions = this.reactions.filter((each) => each.key !== key)
    }, REACTION_STAYS)
  }
}
