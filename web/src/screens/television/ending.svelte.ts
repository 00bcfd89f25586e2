// The end on a television: the story of the game comes when it is there, and two pages take turns.
import { onDestroy, type Component } from 'svelte'
import { storyOf } from '../../parts/ending/story'
import type { Story } from '../../protocol/history'
import { need } from '../../words/index.svelte'

const AGAIN = 10_000
/** Milliseconds: who won, then who thinks alike. */
const PAGES = [12_000, 20_000]

export class Ending<Props extends Record<string, unknown>> {
  story = $state.raw<Story | null>(null)
  Shown = $state.raw<Component<Props> | null>(null)
  /** Whether it is the story's turn. */
  isTold = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly code: string,
    private readonly number: number,
    private readonly load: () => Promise<{ default: Component<Props> }>,
  ) {
    void this.#read()
    onDestroy(() => clearTimeout(this.#timer))
  }

  /** Nobody is there to press a button: it is asked again until it is told. */
  async #read(): Promise<void> {
    try {
      const asked = storyOf(this.code, this.number)
      const [story, module] = await Promise.all([asked, this.load(), need('alike')])
      this.Shown = module.default
      this.story = story
      this.#turn()
    } catch {
      this.#timer = setTimeout(() => void this.#read(), AGAIN)
    }
  }

  #turn(): void {
    this.#timer = setTimeout(() => {
      this.isTold = !this.isTold
      this.#turn()
    }, PAGES[Number(this.isTold)])
  }
}
