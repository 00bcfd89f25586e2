// Toasts: short sentences that come and go; a refusal is one.
import { untrack } from 'svelte'
import { refusalText } from '../i18n/index.svelte'

export interface Shown {
  key: number
  text: string
  kind: 'good' | 'bad'
}

const STAYS = 5000
const MOST = 3

class Toasts {
  shown = $state.raw<readonly Shown[]>([])
  #key = 0

  show(text: string, kind: Shown['kind'] = 'good'): void {
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

/** Do something at the table, and say so if it is refused; whether it was done. */
export async function attempt(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    toasts.show(refusalText(error), 'bad')
    return false
  }
}
