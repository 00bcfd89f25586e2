// The loudspeaker: of all windows of this browser, the one that was touched last has it.
import { keep, kept } from './storage'

const NAME = 'loudspeaker'

export class Loudspeaker {
  readonly #me = Math.random().toString(36).slice(2)

  constructor() {
    globalThis.addEventListener?.('pagehide', () => this.#give())
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#give()
    })
  }

  /** Somebody touched this window. */
  take(): void {
    if (kept(NAME, '') !== this.#me) keep(NAME, this.#me)
  }

  /** Whether this window has it, or can have it because no other does. */
  isMine(): boolean {
    const holder = kept(NAME, '')
    if (!holder) this.take()
    return !holder || holder === this.#me
  }

  /** Nobody looks at this window: another may sound. */
  #give(): void {
    if (kept(NAME, '') === this.#me) keep(NAME, undefined)
  }
}
