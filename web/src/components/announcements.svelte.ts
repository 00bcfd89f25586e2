// Toasts, and announcements for screen readers.
import { onDestroy } from 'svelte'
import { untrack } from 'svelte'
import { refusalText } from '../i18n/index.svelte'

class Layers {
  #ids = $state.raw<readonly symbol[]>([])

  /** For a component: whether it is the topmost layer. It leaves the list when it is destroyed. */
  add(): () => boolean {
    const id = Symbol('layer')
    this.#ids = [...this.#ids, id]
    onDestroy(() => (this.#ids = this.#ids.filter((each) => each !== id)))
    return () => this.#ids.at(-1) === id
  }
}

export const layers = new Layers()

class Live {
  polite = $state('')
  urgent = $state('')
}

export const live = new Live()

/** Announce a text, politely or at once. The same sentence twice is read twice. */
export function announce(text: string, at: 'polite' | 'urgent' = 'polite'): void {
  const last = untrack(() => live[at])
  live[at] = last === text ? `${text}\u00a0` : text
}

export interface Toast {
  key: number
  text: string
  kind: 'good' | 'bad'
}

const STAYS = 5000
const MOST = 3

class Toasts {
  shown = $state.raw<readonly Toast[]>([])
  #key = 0

  show(text: string, kind: Toast['kind'] = 'good'): void {
    const key = ++this.#key
    const others = untrack(() => this.shown).filter((each) => each.text !== text)
    this.shown = [...others, { key, text, kind }].slice(-MOST)
    setTimeout(() => this.drop(key), STAYS)
  }

  drop(key: number): void {
    this.shown = this.shown.filter((each) => each.key !== key)
  }
}

export const toasts = new Toasts()

/** Await an action. If it is refused, show a toast and return false. */
export async function attempt(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    toasts.show(refusalText(error), 'bad')
    return false
  }
}
