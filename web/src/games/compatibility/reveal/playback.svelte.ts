// Plays a reveal: starts its steps on time or by tap; what is visible follows from how many have started.
import type { Stage } from '../../stage.svelte'
import { afterNext, revealed, type RevealStep, type Timeline } from './timeline'

interface Options {
  /** Called when steps start, for sounds and announcements; steps that belong together come at once. */
  onsteps?: (steps: readonly RevealStep[]) => void
  onover?: () => void
  /** The time of the table; without it, as in a replay, the time of this device. */
  stage?: Stage | undefined
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
    private readonly options: Options = {},
  ) {
    this.paused = options.paused ?? false
    this.#tempo = options.tempo ?? 1
    this.#wait()
  }

  /** Show the next step now. */
  next(): void {
    if (this.begun >= this.timeline.steps.length) this.finish()
    else this.#begin(afterNext(this.timeline, this.begun))
  }

  pause(): void {
    this.paused = true
    this.#stopWaiting()
  }

  /** Continue automatically. */
  resume(): void {
    this.paused = false
    this.#wait()
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
    this.#stopWaiting()
    if (this.over) return
    this.over = true
    this.options.onover?.()
  }

  stop(): void {
    this.#stopWaiting()
    this.over = true
  }

  #begin(until: number): void {
    const fresh = this.timeline.steps.slice(this.begun, until)
    this.begun = until
    this.options.onsteps?.(fresh)
    this.options.stage?.tell(until)
    this.#wait()
  }

  #wait(): void {
    this.#stopWaiting()
    if (this.over || this.paused || this.#tempo === 0) return
    const { stage } = this.options
    if (stage) this.#waitFor(stage)
    else this.#waitAlone()
  }

  #waitFor(stage: Stage): void {
    const next = this.timeline.steps[this.begun]
    if (!next) return stage.whenOver(() => this.finish())
    const together = this.#due(next.at)
    stage.when(next.at, together, (elapsed) =>
      this.#begin(Math.max(together, Math.min(this.#due(elapsed), stage.cued))),
    )
  }

  #waitAlone(): void {
    const { steps, lasts } = this.timeline
    const now = steps[this.begun - 1]?.at ?? 0
    const next = steps[this.begun]
    const wait = ((next?.at ?? lasts) - now) / this.#tempo
    const act = next ? () => this.#begin(this.#due(next.at)) : () => this.finish()
    this.#timer = setTimeout(act, wait)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.options.stage?.close()
  }

  /** The number of steps that are due: those of the same moment start together. */
  #due(at: number): number {
    const { steps } = this.timeline
    let until = this.begun
    while (steps[until] && steps[until]!.at <= at) until++
    return until
  }
}
