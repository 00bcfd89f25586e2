// Counts the chat lines that nobody at this device has read.
import { store, stored } from '../../state/storage'
import type { ChatLineView } from '../../api/protocol/table'

export class UnreadChat {
  #until = $state(0)
  readonly #name: string

  constructor(code: string) {
    this.#name = `read:${code}`
    this.#until = stored(this.#name, 0)
  }

  /** The number of unread lines from others. */
  unread(chat: readonly ChatLineView[], local: readonly number[]): number {
    return chat.filter((line) => line.at > this.#until && !local.includes(line.player)).length
  }

  read(chat: readonly ChatLineView[]): void {
    const last = chat.at(-1)?.at ?? 0
    if (last <= this.#until) return
    this.#until = last
    store(this.#name, last)
  }
}
