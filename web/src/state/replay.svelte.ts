// A replay: a finished game, shown at a table without a connection, with steps back and forth.
import type { ReplayMark, OpenObjects, OpenRankings, Replay } from '../api/protocol/history'
import type { Update, ToPage } from '../api/protocol/table'
import { partsOf } from '../games/registry'
import type { Perspective } from './records'
import { Refused } from '../api/http'
import { Table, type GameEvent, type GameOffers, type Connection } from './table.svelte'

const NO_CONNECTION: Connection = {
  request: () => Promise.reject(new Refused('game_is_over')),
  notify: () => undefined,
  reconnect: () => undefined,
  close: () => undefined,
}

/** The table of a finished game: it offers no moves. */
export class PastTable extends Table {
  override readonly isPast = true

  constructor(
    code: string,
    private readonly number: number | null,
  ) {
    super(code, null, { connection: NO_CONNECTION })
    this.connection = 'open'
  }

  override isHere = (): boolean => true

  override receive(message: ToPage): void {
    super.receive(message)
    this.offers = onlyShown(this.offers, partsOf(this.state?.game).shownOffers)
    // the view says whose perspective this is; nobody sits here
    this.you = null
    if (this.state && this.number !== null) this.state = { ...this.state, game_number: this.number }
  }
}

/** The offers that a screen still needs to draw the past, such as the size of the tray. */
export function onlyShown(offers: GameOffers | null, shown: readonly string[]): GameOffers | null {
  if (!offers) return null
  return Object.fromEntries(Object.entries(offers).filter(([name]) => shown.includes(name)))
}

/** An update stays as long as it did in the game, within these bounds in milliseconds. */
const LEAST = 500
const MOST = 3000
const UNKNOWN = 1400
/** The time to read what is new on the table. */
const READ = 2400
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export class ReplaySession {
  readonly table: PastTable
  readonly last: number
  /** Places to jump to: rounds, or turns where there are any. */
  readonly marks: readonly ReplayMark[]
  /** The last step that was applied; step 0 is the beginning of the game. */
  at = $state(0)
  isPlaying = $state(false)
  speed = $state<Speed>(1)
  /** Counts how often an animation was interrupted. */
  interruptions = $state(0)
  /** Whether an update is being shown. */
  isAnimating = $derived.by(() => this.table.pending.length > 0)
  /** The step on the screen: during an animation, the one before it. */
  seen = $derived.by(() => (this.isAnimating ? Math.max(0, this.at - 1) : this.at))
  isAtEnd = $derived.by(() => this.at === this.last && !this.isAnimating)
  mark = $derived.by(() => this.marks.findLast((mark) => mark.step <= this.seen) ?? null)
  /** The hidden cards at this step, for a perspective that sees everything. */
  open = $derived.by<OpenRankings | OpenObjects | null>(() => this.replay.open?.[this.seen] ?? null)
  /** Whether a single step is being shown while the replay is paused. */
  #isStepping = $state(false)
  /** How fast the table shows pending updates. */
  tempo = $derived.by(() =>
    this.isPlaying || (this.#isStepping && this.isAnimating) ? this.speed : 0,
  )
  /** The pause before the next step, in milliseconds. */
  wait = $derived.by(() => {
    const { events = [] } = this.replay.steps[this.at] as Update
    const { news } = partsOf(this.table.state?.game).events
    const isNew = (events as GameEvent[]).some(({ type }) => news.includes(type))
    const pause = pauseAfter(this.replay.at ?? [], this.at)
    return (isNew ? Math.max(READ, pause) : pause) / this.speed
  })

  constructor(
    private readonly replay: Replay,
    readonly perspective: Perspective,
    place: { code?: string; number?: number | null } = {},
  ) {
    this.table = new PastTable(place.code ?? '', place.number ?? null)
    this.last = replay.steps.length - 1
    const turns = replay.marks.filter((mark) => mark.kind === 'turn')
    this.marks = turns.length > 0 ? turns : replay.marks
    this.#begin()
  }

  play(): void {
    if (this.isAtEnd) this.jump(0)
    this.isPlaying = true
  }

  pause(): void {
    this.isPlaying = false
    this.#isStepping = false
  }

  /** Apply the next step; pause after the last one. */
  advance(): void {
    if (this.at < this.last) this.#apply(++this.at)
    else this.pause()
  }

  /** Show the next step by hand; an animation in progress is skipped. */
  forward(): void {
    this.pause()
    if (this.isAnimating) return this.jump(this.at)
    this.#isStepping = true
    this.advance()
  }

  back(): void {
    this.pause()
    this.jump(this.at - 1)
  }

  /** Go to the state after a step, without animation. */
  jump(to: number): void {
    const at = Math.min(this.last, Math.max(0, to))
    if (this.isAnimating) this.interruptions++
    if (at < this.at) this.#begin()
    while (this.at < at) this.#apply(++this.at)
    this.table.markShown(Infinity)
    this.#isStepping = false
  }

  /** Stop where the first round or turn is about to be revealed; before that, people only think. */
  showFirstResult(): void {
    const { ends } = partsOf(this.table.state?.game).events
    const first = (this.replay.steps as Update[]).findIndex(({ events = [] }) =>
      (events as GameEvent[]).some(({ type }) => ends.includes(type)),
    )
    if (first < 1) return
    this.jump(first - 1)
    this.advance()
  }

  /** Go to the previous or next round or turn. */
  jumpToMark(by: 1 | -1): void {
    const now = this.mark ? this.marks.indexOf(this.mark) : -1
    const isBeyond = by < 0 && this.mark !== null && this.seen > this.mark.step
    const next = this.marks[isBeyond ? now : now + by]
    this.jump(next?.step ?? (by > 0 ? this.last : 0))
  }

  /** The step at which a round or turn begins; 0 if there is none. */
  stepOf(number: number): number {
    return this.marks.find((mark) => mark.number === number)?.step ?? 0
  }

  #begin(): void {
    this.table.receive(this.replay.welcome as ToPage)
    this.at = 0
    this.#apply(0)
    this.table.markShown(Infinity)
  }

  #apply(step: number): void {
    this.table.receive(this.replay.steps[step] as ToPage)
  }
}

/** The pause after a step, from the times of all steps if the record has them. */
export function pauseAfter(seconds: readonly number[], step: number): number {
  const now = seconds[step]
  const next = seconds[step + 1]
  if (now === undefined || next === undefined) return UNKNOWN
  return Math.min(MOST, Math.max(LEAST, (next - now) * 1000))
}
