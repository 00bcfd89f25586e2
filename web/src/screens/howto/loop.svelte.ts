// A looping animation: counts steps while it is visible; with reduced motion it shows the last step.
import { settings } from '../../state/settings.svelte'

export class AnimationLoop {
  #step = $state(0)

  constructor(
    readonly steps: number,
    private readonly each = 1300,
    /** How many steps the last picture stays. */
    private readonly rest = 3,
  ) {}

  get step(): number {
    return settings.isCalm ? this.steps : Math.min(this.#step, this.steps)
  }

  /** A Svelte action: runs the loop while its element is visible. */
  watch = (node: Element): { destroy(): void } => {
    let timer: ReturnType<typeof setInterval> | undefined
    const sight = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (entry?.isIntersecting)
        timer = setInterval(() => {
          this.#step = (this.#step + 1) % (this.steps + this.rest)
        }, this.each)
    })
    sight.observe(node)
    return {
      destroy() {
        clearInterval(timer)
        sight.disconnect()
      },
    }
  }
}
