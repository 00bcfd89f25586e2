// Today: a few images and a word for the first screen, other ones every day.
import { ask } from './api'
import type { ImageFiles } from './images'
import type { Language } from './settings.svelte'

export interface Today {
  pack: string
  theme: Record<Language, string>
  images: (ImageFiles & { title: Record<Language, string> })[]
}

let asked: Promise<Today | null> | undefined

/** Asked once; where nobody answers, the first screen goes without. */
export const today = (): Promise<Today | null> =>
  (asked ??= ask<Today>('GET', '/today.json').catch(() => null))
