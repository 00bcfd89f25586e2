// Plays a reveal: starts its steps on time or by tap; what is visible follows from how many have started.
import { afterNext, revealed, type RevealStep, type Timeline } from './timeline'

interface Listening {
  /** Called when steps start, for sounds and announcements; steps that belong together come at once. */
  onsteps?: (steps: readonly RevealStep[]) => void
  onover?: () => void
  /** Start in the mode in which taps show the next step. */
  paused?: boolean
  tempo?: number
}

export class Playback {
  begun = $state(0)
  /** Whether steps start only by tap. */
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

  /** Show the next step now. */
  next(): void {
    if (this.begun >= this.timeline.steps.length) this.finish()
    else this.#begin(afterNext(this.timeline, this.begun))
  }

  pause(): void {
    this.paused = true
    clearTimeout(this.#timer)
  }

  /** Continue automatically, after at most `within` milliseconds. */
  resume(within = Infinity): void {
    this.paused = false
    this.#wait(within)
  }

  /** Set the speed; 0 pauses. */
  follow(tempo: number): void {
    if (tempo === this.#tempo) return
    this.#tempo = tempo
    this.#wait()
  }

  /** Go to the last step. */
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

  /** The number of steps that are due: those of the same moment start together. */
  #due(at: number): number {
    const { steps } = this.timeline
    let until = this.begun
    while (steps[until] && steps[until]!.at <= at) until++
    return until
  }
}
