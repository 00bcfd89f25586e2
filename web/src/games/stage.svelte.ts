// Shared parts of all games' screens: the time in which they show an update, the sound for one's turn, and the
// remarks of bots.
import { untrack } from 'svelte'
import { toasts } from '../components/announcements.svelte'
import { sound } from '../state/sound'
import { now, type Show, type Table } from '../state/table.svelte'

/** A table screen that is late by more than so many milliseconds is not waited for. */
const PATIENCE = 2500
/** How often a waiting step looks at the clock and at the table screen, in milliseconds. */
const TICK = 25

/** A table screen leads: phones show a step when it is due, and not before the table screen has shown it. */
export class Stage {
  #last: Show | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #check: (() => void) | null = null

  constructor(
    private readonly table: Table,
    readonly sequence: number,
  ) {
    this.#last = this.#known()
  }

  /** How long the steps take, in milliseconds; null if the server gave no time for them. */
  get length(): number | null {
    return this.#last ? (this.#last.ends - this.#last.starts) * 1000 : null
  }

  /** Whether screens go on: the time is over, somebody tapped on, or something newer is shown. */
  get isOver(): boolean {
    const show = this.#known()
    return !show || now() >= show.until
  }

  /** The milliseconds since the first step; Infinity once somebody skipped the steps. */
  get #elapsed(): number {
    const show = this.#known()
    if (!show || now() >= show.ends) return Infinity
    return (now() - show.starts) * 1000
  }

  /**
   * Call `act` when a step is due: as soon as a table screen has shown as many steps, and without one at this time.
   * It gets the time, in case other steps are due as well. Only the last call counts.
   */
  when(at: number, steps: number, act: (elapsed: number) => void): void {
    this.#every(() => {
      const elapsed = this.#elapsed
      const isDue = this.#follows ? this.cued >= steps || this.#hasWaited(at) : elapsed >= at
      if (isDue) act(elapsed)
      return isDue
    })
  }

  /** Call `act` when screens go on. */
  whenOver(act: () => void): void {
    this.#every(() => {
      if (this.isOver) act()
      return this.isOver
    })
  }

  /**
   * The next frame shows so many steps; a hidden tab has no frames. The mark can be read by anybody who compares
   * screens.
   */
  tell(steps: number): void {
    const shown = () => {
      performance.mark(`shown ${this.sequence} ${steps}`)
      if (this.table.leads) this.table.cue(this.sequence, steps)
    }
    if (document.hidden) shown()
    else requestAnimationFrame(shown)
  }

  /** How many steps may be shown: as many as a table screen has shown; without one, all of them. */
  get cued(): number {
    if (!this.#follows) return Infinity
    return this.table.cued?.sequence === this.sequence ? this.table.cued.steps : 0
  }

  /** Whether a table screen leads this one. Its clock counts then; that of this device may be behind. */
  get #follows(): boolean {
    return !this.table.leads && this.table.screens > 0
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.table.onCue === this.#check) this.table.onCue = null
    this.#check = null
  }

  #hasWaited(at: number): boolean {
    const show = this.#last
    return !show || (now() - show.starts) * 1000 >= at + PATIENCE
  }

  /** Check now, at every tick, and as soon as the table screen has shown a step. */
  #every(check: () => boolean): void {
    this.close()
    if (check()) return
    this.#check = () => this.#every(check)
    this.table.onCue = this.#check
    this.#timer = setTimeout(this.#check, TICK)
  }

  /** The newest times of this update; null once the table shows something newer. */
  #known(): Show | null {
    const show = this.table.state?.show ?? null
    if (show?.sequence !== this.sequence) return null
    return (this.#last = show)
  }
}

/** For a component: play a sound once for every new question; empty while nothing is asked. */
export function playSoundWhenAsked(question: () => string): void {
  let last = ''
  $effect(() => {
    const asked = question()
    if (!asked || asked === last) return
    last = asked
    sound.play('yourTurn')
  })
}

/** For a component: show each kind of remark once; `words` has sentences by the bots' codes. */
export function showRemarks(
  table: Table,
  words: () => Record<string, (params: { name: string }) => string>,
) {
  const said = new Set<string>()
  let last = table.remark
  $effect(() => {
    const remark = table.remark
    if (!remark || remark === last) return
    last = remark
    if (said.has(remark.code)) return
    said.add(remark.code)
    const name = table.player(remark.player)?.name ?? ''
    const text = untrack(() => words()[remark.code]?.({ name }))
    if (text) toasts.show(text)
  })
}

/** For a component of a game without animations: every pending update counts as shown at once. */
export function showAtOnce(table: Table): void {
  $effect(() => {
    if (table.pending.length > 0) table.markShown(Infinity)
  })
}
