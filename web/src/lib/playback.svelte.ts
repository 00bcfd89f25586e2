// Playing a reveal: begins its steps in time, or by tap; what is seen follows from how many began.
import { afterNext, revealed, type RevealStep, type Timeline } from './reveal'

export class Playback {
  begun = $state(0)
  /** By tap: nothing begins by itself. */
  paused = $state(false)
  over = $state(false)
  shown = $derived.by(() => revealed(this.timeline, this.begun))

  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly timeline: Timeline,
    /** Called for each step as it begins: for sounds and announcements. */
    private readonly onstep: (step: RevealStep) => void = () => {},
    private readonly onover: () => void = () => {},
  ) {
    this.#wait(0)
  }

  /** Show the next thing now, whether or not it was time. */
  next(): void {
    if (this.begun >= this.timeline.steps.length) return this.finish()
    this.#begin(afterNext(this.timeline, this.begun))
  }

  pause(): void {
    this.paused = true
    clearTimeout(this.#timer)
  }

  resume(): void {
    this.paused = false
    this.#wait(this.#now())
  }

  /** Straight to the last step. */
  skip(): void {
    this.#begin(this.timeline.steps.length)
  }

  finish(): void {
    clearTimeout(this.#timer)
    if (this.over) return
    this.over = true
    this.onover()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.over = true
  }

  #now(): number {
    return this.timeline.steps[this.begun - 1]?.at ?? 0
  }

  #begin(until: number): void {
    const { steps } = this.timeline
    const fresh = steps.slice(this.begun, until)
    this.begun = until
    const last = fresh.at(-1)
    if (last) this.onstep(last)
    if (!this.paused) this.#wait(this.#now())
  }

  #wait(now: number): void {
    clearTimeout(this.#timer)
    if (this.over) return
    const { steps, lasts } = this.timeline
    const next = steps[this.begun]
    if (!next) this.#timer = setTimeout(() => this.finish(), lasts - now)
    else this.#timer = setTimeout(() => this.#begin(this.#due(next.at)), next.at - now)
  }

  /** All that begin at the same moment begin together. */
  #due(at: number): number {
    const { steps } = this.timeline
    let until = this.begun
    while (steps[until] && steps[until]!.at <= at) until++
    return until
  }
}
