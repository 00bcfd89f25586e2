// Today: a few images and a word for the first screen, other ones every day.
import { ask } from '../api/http'
import type { ImageFiles } from './images'
import type { Language } from './settings.svelte'

type Texts = Record<Language, string>
export interface Today {
  pack: string
  theme: Texts
  images: (ImageFiles & { title: Texts })[]
}

/** In English while the server's cards do not have a language that the page has. */
export const saidIn = (language: Language, texts: Texts): string =>
  texts[language] ?? texts['en'] ?? ''

let asked: Promise<Today | null> | undefined

/** Asked once; where nobody answers, the first screen goes without. */
export const today = (): Promise<Today | null> =>
  (asked ??= ask<Today>('GET', '/today.json').catch(() => null))
