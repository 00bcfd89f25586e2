// What is announced to a screen reader: `announce('Ann locked in.')`.

import { untrack } from 'svelte'

class Live {
  polite = $state('')
  urgent = $state('')
}

export const live = new Live()

/** Say it when the reader has finished, or at once; the same sentence twice is said twice. */
export function announce(text: string, at: 'polite' | 'urgent' = 'polite'): void {
  const last = untrack(() => live[at])
  live[at] = last === text ? `${text}\u00a0` : text
}
