// A small film: counts its steps while it is seen, and stands at its end for who wants no motion.
import { settings } from '../../state/settings.svelte'

export class AnimationLoop {
  #step = $state(0)

  constructor(
    readonly steps: number,
    private readonly each = 1300,
    /** How many beats the last picture stays. */
    private readonly rest = 3,
  ) {}

  get step(): number {
    return settings.isCalm ? this.steps : Math.min(this.#step, this.steps)
  }

  /** An action: runs while its element can be seen. */
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
