// Layers: the page, and the sheets that lie over it; only the uppermost speaks.
import { onDestroy } from 'svelte'

class Layers {
  #ids = $state.raw<readonly symbol[]>([])

  /** For a component: whether it is the uppermost, as long as it is there. */
  add(): () => boolean {
    const id = Symbol('layer')
    this.#ids = [...this.#ids, id]
    onDestroy(() => (this.#ids = this.#ids.filter((each) => each !== id)))
    return () => this.#ids.at(-1) === id
  }
}

export const layers = new Layers()
