// The end on a television: the result and, once it is loaded, the story of the game, in turns.
import { onDestroy, type Component } from 'svelte'
import { fetchStory } from '../../state/records'
import type { Story } from '../../api/protocol/history'
import { loadWords } from '../../i18n/index.svelte'

const AGAIN = 10_000
/** Milliseconds for the result and for the story. */
const PAGES = [12_000, 20_000]

export class EndPages<Props extends Record<string, unknown>> {
  story = $state.raw<Story | null>(null)
  Page = $state.raw<Component<Props> | null>(null)
  /** Whether the story is shown now. */
  showsStory = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly code: string,
    private readonly number: number,
    private readonly loadPage: () => Promise<{ default: Component<Props> }>,
  ) {
    void this.#load()
    onDestroy(() => clearTimeout(this.#timer))
  }

  /** Retries until it succeeds: a television has nobody to press a button. */
  async #load(): Promise<void> {
    try {
      const asked = fetchStory(this.code, this.number)
      const [story, module] = await Promise.all([asked, this.loadPage(), loadWords('affinity')])
      this.Page = module.default
      this.story = story
      this.#turn()
    } catch {
      this.#timer = setTimeout(() => void this.#load(), AGAIN)
    }
  }

  #turn(): void {
    this.#timer = setTimeout(() => {
      this.showsStory = !this.showsStory
      this.#turn()
    }, PAGES[Number(this.showsStory)])
  }
}
