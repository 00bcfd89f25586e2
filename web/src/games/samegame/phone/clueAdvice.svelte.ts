// Checks a clue with the server while it is written.
import { asRefused, type Refused } from '../../../api/http'
import type { Table } from '../../../state/table.svelte'

export type Verdict =
  | { kind: 'none' | 'asking' | 'fine' }
  /** `warned` may be overruled, `refused` may not. */
  | { kind: 'warned' | 'refused'; why: Refused }

const PAUSE = 300

export class Advice {
  verdict = $state.raw<Verdict>({ kind: 'none' })

  #text = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false

  constructor(private readonly table: Table) {}

  /** Check a text as it is typed, after a pause. */
  consider(text: string): void {
    clearTimeout(this.#timer)
    this.#text = text
    if (!text.trim()) this.verdict = { kind: 'none' }
    else {
      if (this.verdict.kind !== 'asking') this.verdict = { kind: 'asking' }
      this.#timer = setTimeout(() => void this.#ask(), PAUSE)
    }
  }

  /** The server refused this text: find out whether the writer may overrule that. */
  async refused(text: string, why: Refused): Promise<void> {
    this.verdict = (await this.#would(text, true))
      ? { kind: 'warned', why }
      : { kind: 'refused', why }
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Send one check at a time; text typed meanwhile is checked next. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const text = this.#text
    const verdict = await this.#judge(text)
    this.#isAsking = false
    if (text === this.#text) this.verdict = verdict
    else if (this.#text.trim()) void this.#ask()
  }

  async #judge(text: string): Promise<Verdict> {
    try {
      await this.table.checkMove({ type: 'write_clue', text })
      return { kind: 'fine' }
    } catch (error) {
      const why = asRefused(error)
      if (!isAboutTheClue(why)) return { kind: 'none' }
      return { kind: (await this.#would(text, true)) ? 'warned' : 'refused', why }
    }
  }

  #would(text: string, anyway: boolean): Promise<boolean> {
    return this.table.checkMove({ type: 'write_clue', text, anyway }).then(
      () => true,
      () => false,
    )
  }
}

/** Whether a refusal is about the clue; others are about the moment. */
export const isAboutTheClue = ({ code }: Refused): boolean =>
  /^(clue_(?!is_written)|same_clue)/.test(code)
