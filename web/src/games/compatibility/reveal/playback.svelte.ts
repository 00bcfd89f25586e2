// Playing a reveal: begins its steps in time, or by tap; what is seen follows from how many began.
import { afterNext, revealed, type RevealStep, type Timeline } from './timeline'

interface Listening {
  /** Steps begin, several at once if they belong together: for sounds and announcements. */
  onsteps?: (steps: readonly RevealStep[]) => void
  onover?: () => void
  /** Begin by tap. */
  paused?: boolean
  tempo?: number
}

export class Playback {
  begun = $state(0)
  /** By tap: nothing begins by itself. */
  paused = $state(false)
  over = $state(false)
  shown = $derived.by(() => revealed(this.timeline, this.begun))

  #timer: ReturnType<typeof setTimeout> | undefined
  #tempo: number

  constructor(
    readonly timeline: Timeline,
    private readonly listening: Listening = {},
  ) {
    this.paused = listening.paused ?? false
    this.#tempo = listening.tempo ?? 1
    this.#wait()
  }

  /** Show the next thing now, whether or not it was time. */
  next(): void {
    if (this.begun >= this.timeline.steps.length) this.finish()
    else this.#begin(afterNext(this.timeline, this.begun))
  }

  pause(): void {
    this.paused = true
    clearTimeout(this.#timer)
  }

  /** Go on by itself, after so long at most. */
  resume(within = Infinity): void {
    this.paused = false
    this.#wait(within)
  }

  /** So much faster from now on; 0 holds it. */
  follow(tempo: number): void {
    if (tempo === this.#tempo) return
    this.#tempo = tempo
    this.#wait()
  }

  /** Straight to the last step. */
  skip(): void {
    this.begun = Math.max(this.begun, this.timeline.steps.length - 1)
    this.next()
  }

  finish(): void {
    clearTimeout(this.#timer)
    if (this.over) return
    this.over = true
    this.listening.onover?.()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.over = true
  }

  #begin(until: number): void {
    const fresh = this.timeline.steps.slice(this.begun, until)
    this.begun = until
    this.listening.onsteps?.(fresh)
    this.#wait()
  }

  #wait(within = Infinity): void {
    clearTimeout(this.#timer)
    if (this.over || this.paused || this.#tempo === 0) return
    const { steps, lasts } = this.timeline
    const now = steps[this.begun - 1]?.at ?? 0
    const next = steps[this.begun]
    if (!next) this.#timer = setTimeout(() => this.finish(), (lasts - now) / this.#tempo)
    else
      this.#timer = setTimeout(
        () => this.#begin(this.#due(next.at)),
        Math.min(within, (next.at - now) / this.#tempo),
      )
  }

  /** All that begin at the same moment begin together. */
  #due(at: number): number {
    const { steps } = this.timeline
    let until = this.begun
    while (steps[until] && steps[until]!.at <= at) until++
    return until
  }
}
