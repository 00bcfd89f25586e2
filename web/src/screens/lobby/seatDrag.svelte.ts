// Dragging a player to another chair.

interface Spot {
  chair: number
  x: number
  y: number
}

const THRESHOLD = 8
const REACH = 70

export class SeatDrag {
  /** The chair that is dragged; null until the pointer has moved far enough. */
  from = $state<number | null>(null)
  by = $state.raw({ x: 0, y: 0 })
  /** The chair on which the player would be dropped. */
  over = $state<number | null>(null)

  constructor(
    private readonly spots: () => readonly Spot[],
    private readonly ondrop: (from: number, to: number) => void,
  ) {}

  grab(event: PointerEvent & { currentTarget: HTMLElement }, chair: number): void {
    if (event.button !== 0) return
    const element = event.currentTarget
    const start = { x: event.clientX, y: event.clientY }
    const stop = new AbortController()
    const { signal } = stop
    const move = (to: PointerEvent) => {
      const by = { x: to.clientX - start.x, y: to.clientY - start.y }
      if (this.from === null && Math.hypot(by.x, by.y) < THRESHOLD) return
      if (this.from === null) element.setPointerCapture(to.pointerId)
      this.from = chair
      this.by = by
      this.over = this.#near(chair, by)
    }
    const end = (isDrop: boolean) => {
      stop.abort()
      const { from, over } = this
      this.from = this.over = null
      this.by = { x: 0, y: 0 }
      if (from === null) return
      // ignore the click that follows a drag
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      if (isDrop && over !== null) this.ondrop(from, over)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
  }

  #near(from: number, by: { x: number; y: number }): number | null {
    const start = this.spots().find((spot) => spot.chair === from)
    if (!start) return null
    const [nearest] = this.spots()
      .filter((spot) => spot.chair !== from)
      .map((spot) => ({
        chair: spot.chair,
        far: Math.hypot(spot.x - start.x - by.x, spot.y - start.y - by.y),
      }))
      .sort((a, b) => a.far - b.far)
    return nearest && nearest.far < REACH ? nearest.chair : null
  }
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
