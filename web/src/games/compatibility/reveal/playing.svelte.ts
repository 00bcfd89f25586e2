// A reveal as it plays: card by card as the table turned them, then the pawns move, then the summary.
import { keep, kept } from '../../../lib/keep'
import { settings } from '../../../lib/settings.svelte'
import type { Match, Turn } from '../../../protocol/compatibility'
import { matching, sideOf, type Revealing } from '../game'

export type Pace = 'auto' | 'tap'
export type Stage = 'turning' | 'moving' | 'summary'

const PACE = 'reveal-pace'
const BEGIN = 900
const MATCH = 2000
const PLAIN = 1000
const ELSEWHERE = 500

/** Without motion one steps by oneself, unless one chose otherwise. */
const preferredPace = (): Pace =>
  kept<Pace | null>(PACE, null) ?? (settings.isCalm ? 'tap' : 'auto')

export class Playing {
  pace = $state<Pace>(preferredPace())
  stage = $state<Stage>('turning')
  /** How many turns were shown. */
  step = $state(0)
  readonly turns: readonly Turn[]
  #timer: ReturnType<typeof setTimeout> | undefined

  turned = $derived(this.#turned())
  matches = $derived(this.#matches())
  gained = $derived(this.#gained())
  /** Who is looked at now: my side, or the team that turns its cards. */
  focus = $derived(this.#focus())

  constructor(
    readonly reveal: Revealing,
    private readonly told: (turn: Turn) => void,
  ) {
    this.turns = reveal.scored.turns
    this.#schedule(BEGIN)
  }

  get isLastTurn(): boolean {
    return this.step >= this.turns.length - 1
  }

  next(): void {
    clearTimeout(this.#timer)
    if (this.stage === 'summary') return
    if (this.step >= this.turns.length) this.stage = this.stage === 'moving' ? 'summary' : 'moving'
    else {
      const turn = this.turns[this.step]!
      this.step++
      this.told(turn)
    }
    this.#schedule(this.#stays())
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.step = this.turns.length
    this.stage = 'summary'
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keep(PACE, pace)
    clearTimeout(this.#timer)
    this.#schedule(400)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #schedule(milliseconds: number): void {
    if (this.pace === 'auto' && this.stage !== 'summary')
      this.#timer = setTimeout(() => this.next(), milliseconds)
  }

  #stays(): number {
    if (this.stage === 'moving') {
      const most = Math.max(...this.reveal.scored.points)
      return 1300 + most * (most > 6 ? 150 : 240)
    }
    const turn = this.turns[this.step - 1]
    const seats = this.focus.seats
    if (turn?.matches?.some((match) => match.seats.some((seat) => seats.includes(seat))))
      return MATCH
    return turn?.seats.some((seat) => seats.includes(seat)) ? PLAIN : ELSEWHERE
  }

  /** By seat: how many cards lie open. */
  #turned(): number[] {
    const open = this.reveal.scored.rankings.map(() => 0)
    for (const turn of this.turns.slice(0, this.step))
      for (const seat of turn.seats) open[seat] = turn.place + 1
    return open
  }

  #matches(): Match[] {
    return this.turns.slice(0, this.step).flatMap((turn) => turn.matches ?? [])
  }

  /** By side: points that have shown; who moves like the best does so when all lie open. */
  #gained(): number[] {
    if (this.stage !== 'turning') return this.reveal.scored.points
    const points = this.reveal.scored.points.map(() => 0)
    for (const match of this.matches) points[match.side] = (points[match.side] ?? 0) + match.points
    return points
  }

  #focus(): { side: number; seats: readonly number[]; isDuel: boolean } {
    const { before } = this.reveal
    const turns = this.turns
    let at = Math.min(this.step, turns.length - 1)
    if (this.step > 0 && this.step < turns.length && turns[this.step]?.place === 0)
      at = this.step - 1
    let begin = Math.max(0, at)
    while (begin > 0 && turns[begin]?.place !== 0) begin--
    const now = turns[begin]?.seats ?? []
    const me = before.seat
    const seat = me !== null && now.includes(me) ? me : (now[0] ?? 0)
    const side = sideOf(before, seat)
    const others = matching(before, seat)
    const isDuel = others.length > 0 && (seat === me || before.referent === null)
    const seats = before.referent === null ? (before.table.sides[side] ?? []) : [seat, ...others]
    const mineFirst = [...seats].sort((a, b) => Number(b === me) - Number(a === me))
    const severalSides = me === null && before.referent === null && before.table.sides.length > 1
    const together = now.length > seats.length
    return { side, seats: mineFirst, isDuel: isDuel && !(severalSides && together) }
  }
}
