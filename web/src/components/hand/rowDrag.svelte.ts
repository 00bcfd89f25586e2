// Dragging within a row: the dragged element follows the pointer, and the others make room.

const STRAY = 6

export class RowDrag {
  held = $state<number | null>(null)
  #by = $state(0)
  #target = $state(0)
  #centres: number[] = []
  #pitch = 0
  #dragged = false

  constructor(
    private readonly pieces: () => HTMLElement[],
    private readonly drop: (from: number, to: number) => void,
  ) {}

  /** The transform of a place during a drag. */
  shift(place: number): string | undefined {
    if (this.held === null) return undefined
    if (place === this.held) return `translateX(${this.#by}px)`
    const makesRoom =
      place > this.held && place <= this.#target
        ? -1
        : place < this.held && place >= this.#target
          ? 1
          : 0
    return makesRoom ? `translateX(${makesRoom * this.#pitch}px)` : undefined
  }

  /** Whether the click belongs to a drag and must be ignored. */
  wasDragged(): boolean {
    const was = this.#dragged
    this.#dragged = false
    return was
  }

  begin(event: PointerEvent, place: number): void {
    if (event.button !== 0) return
    this.#dragged = false
    const rects = this.pieces().map((piece) => piece.getBoundingClientRect())
    this.#centres = rects.map((rect) => rect.left + rect.width / 2)
    const [first, second] = this.#centres
    this.#pitch = first !== undefined && second !== undefined ? second - first : 0
    const element = event.currentTarget as HTMLElement
    const from = event.clientX
    const stop = new AbortController()
    const { signal } = stop
    element.setPointerCapture(event.pointerId)

    element.addEventListener(
      'pointermove',
      (moved) => {
        const by = moved.clientX - from
        if (this.held === null && Math.abs(by) < STRAY) return
        this.held = place
        this.#by = by
        this.#target = this.#nearest((this.#centres[place] ?? 0) + by)
      },
      { signal },
    )
    const end = () => {
      stop.abort()
      if (this.held === null) return
      const target = this.#target
      this.held = null
      this.#dragged = true
      this.drop(place, target)
    }
    element.addEventListener('pointerup', end, { signal })
    element.addEventListener('pointercancel', end, { signal })
  }

  #nearest(x: number): number {
    let best = 0
    this.#centres.forEach((centre, place) => {
      if (Math.abs(centre - x) < Math.abs((this.#centres[best] ?? 0) - x)) best = place
    })
    return best
  }
}
