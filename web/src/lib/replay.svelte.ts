// Replay: a game that was played, shown once more at a table without a line; back and forth in it.
import type { ReplayMark, OpenObjects, OpenRankings, Replay } from '../protocol/history'
import type { ToPage, Update } from '../protocol/table'
import { partsOf } from '../games/registry'
import type { Eyes } from './records'
import { Refused } from './refused'
import { Table, type GameEvent, type GameOffers, type Wire } from './table.svelte'

/** Nobody is there to hear anything. */
const SILENCE: Wire = {
  say: () => Promise.reject(new Refused('game_is_over')),
  tell: () => undefined,
  again: () => undefined,
  close: () => undefined,
}

/** The table as it was; what one could have done is not offered any more. */
export class PastTable extends Table {
  override readonly isPast = true

  constructor(
    code: string,
    private readonly number: number | null,
  ) {
    super(code, null, SILENCE)
    this.connection = 'open'
  }

  override isHere = (): boolean => true

  override hear(message: ToPage): void {
    super.hear(message)
    this.offers = still(this.offers, partsOf(this.room?.game).shownOffers)
    // whose eyes these are, the view says; nobody sits here
    this.you = null
    if (this.room && this.number !== null) this.room = { ...this.room, game_number: this.number }
  }
}

/** Offers tell how large a tray is and which clue came back; nothing of it can be done. */
export function still(offers: GameOffers | null, shown: readonly string[]): GameOffers | null {
  if (!offers) return null
  return Object.fromEntries(Object.entries(offers).filter(([name]) => shown.includes(name)))
}

/** A step lasts as long as it did, but nobody is bored. */
const LEAST = 500
const MOST = 3000
const UNKNOWN = 1400
/** What is new on the table is read first. */
const READ = 2400
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export class Replayed {
  readonly table: PastTable
  readonly last: number
  /** Places to jump to: rounds, or turns where there are any. */
  readonly marks: readonly ReplayMark[]
  /** The last step that was taken; counted from 0, the beginning of the game. */
  at = $state(0)
  isPlaying = $state(false)
  speed = $state<Speed>(1)
  /** Grows when what was being shown is cut off. */
  cuts = $state(0)
  /** Something is being shown that takes its time. */
  isBusy = $derived.by(() => this.table.happenings.length > 0)
  /** What the eye sees: during a reveal, what was before it. */
  seen = $derived.by(() => (this.isBusy ? Math.max(0, this.at - 1) : this.at))
  isAtEnd = $derived.by(() => this.at === this.last && !this.isBusy)
  mark = $derived.by(() => this.marks.findLast((mark) => mark.step <= this.seen) ?? null)
  /** What nobody saw then, for eyes that may see all. */
  open = $derived.by<OpenRankings | OpenObjects | null>(() => this.replay.open?.[this.seen] ?? null)
  /** One step is shown, and then it stands still again. */
  #isStepping = $state(false)
  /** How fast the table shows what happens. */
  tempo = $derived.by(() => (this.isPlaying || (this.#isStepping && this.isBusy) ? this.speed : 0))
  /** How long it stands before the next step, in milliseconds. */
  wait = $derived.by(() => {
    const { events = [] } = this.replay.steps[this.at] as Update
    const { news } = partsOf(this.table.room?.game).events
    const isNew = (events as GameEvent[]).some(({ type }) => news.includes(type))
    const pause = pauseAfter(this.replay.at ?? [], this.at)
    return (isNew ? Math.max(READ, pause) : pause) / this.speed
  })

  constructor(
    private readonly replay: Replay,
    readonly eyes: Eyes,
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

  /** The next step happens; nothing after the last one. */
  goOn(): void {
    if (this.at < this.last) this.#hear(++this.at)
    else this.pause()
  }

  /** One step by hand, with all that there is to see; what is being shown already is over. */
  forward(): void {
    this.pause()
    if (this.isBusy) return this.jump(this.at)
    this.#isStepping = true
    this.goOn()
  }

  back(): void {
    this.pause()
    this.jump(this.at - 1)
  }

  /** How it stood after a step, at once. */
  jump(to: number): void {
    const at = Math.min(this.last, Math.max(0, to))
    if (this.isBusy) this.cuts++
    if (at < this.at) this.#begin()
    while (this.at < at) this.#hear(++this.at)
    this.table.shown(Infinity)
    this.#isStepping = false
  }

  /** To the round or turn before or after this one. */
  leap(by: 1 | -1): void {
    const now = this.mark ? this.marks.indexOf(this.mark) : -1
    const isBeyond = by < 0 && this.mark !== null && this.seen > this.mark.step
    const next = this.marks[isBeyond ? now : now + by]
    this.jump(next?.step ?? (by > 0 ? this.last : 0))
  }

  /** Where a round or turn begins; the beginning if there is none such. */
  stepOf(number: number): number {
    return this.marks.find((mark) => mark.number === number)?.step ?? 0
  }

  #begin(): void {
    this.table.hear(this.replay.welcome as ToPage)
    this.at = 0
    this.#hear(0)
    this.table.shown(Infinity)
  }

  #hear(step: number): void {
    this.table.hear(this.replay.steps[step] as ToPage)
  }
}

/** By the seconds of all steps, if the record tells. */
export function pauseAfter(seconds: readonly number[], step: number): number {
  const now = seconds[step]
  const next = seconds[step + 1]
  if (now === undefined || next === undefined) return UNKNOWN
  return Math.min(MOST, Math.max(LEAST, (next - now) * 1000))
}
