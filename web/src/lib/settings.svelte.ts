// Settings: how this device shows and sounds; kept, and applied to the whole page.
import { keep, kept, keptElsewhere } from './keep'

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['auto', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const MOTIONS = ['auto', 'full', 'less'] as const
export type Motion = (typeof MOTIONS)[number]

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
}

interface Choices {
  language: Language
  theme: Theme
  sound: boolean
  motion: Motion
  text: TextSize
}

/** The first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((each) => each.slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === short.find(isOurs)) ?? 'en'
}

const isOurs = (language: string) => (LANGUAGES as readonly string[]).includes(language)
const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false

class Settings {
  #choices = $state<Choices>({
    language: preferred(globalThis.navigator?.languages ?? []),
    theme: 'auto',
    sound: true,
    motion: 'auto',
    text: 'normal',
    ...kept<Partial<Choices>>('settings', {}),
  })
  #dark = $state(asks('(prefers-color-scheme: dark)'))
  #calm = $state(asks('(prefers-reduced-motion: reduce)'))
  /** A table screen is night, whatever the device prefers, unless somebody chose day. */
  nightFirst = $state(false)

  isNight = $derived(
    this.#choices.theme === 'auto' ? this.nightFirst || this.#dark : this.theme === 'night',
  )
  /** Whether nothing shall move. */
  isCalm = $derived(this.#choices.motion === 'auto' ? this.#calm : this.motion === 'less')

  constructor() {
    this.#watch('(prefers-color-scheme: dark)', (is) => (this.#dark = is))
    this.#watch('(prefers-reduced-motion: reduce)', (is) => (this.#calm = is))
    keptElsewhere<Partial<Choices>>('settings', (choices) => Object.assign(this.#choices, choices))
  }

  #watch(query: string, tell: (matches: boolean) => void): void {
    globalThis
      .matchMedia?.(query)
      .addEventListener('change', ({ matches }: MediaQueryListEvent) => tell(matches))
  }

  #choose(choice: Partial<Choices>): void {
    Object.assign(this.#choices, choice)
    keep('settings', $state.snapshot(this.#choices))
  }

  get language(): Language {
    return this.#choices.language
  }
  set language(language: Language) {
    this.#choose({ language })
  }
  get theme(): Theme {
    return this.#choices.theme
  }
  set theme(theme: Theme) {
    this.#choose({ theme })
  }
  get sound(): boolean {
    return this.#choices.sound
  }
  set sound(sound: boolean) {
    this.#choose({ sound })
  }
  get motion(): Motion {
    return this.#choices.motion
  }
  set motion(motion: Motion) {
    this.#choose({ motion })
  }
  get text(): TextSize {
    return this.#choices.text
  }
  set text(text: TextSize) {
    this.#choose({ text })
  }

  /** Put on the page what CSS reads; called from an effect. */
  apply(root: HTMLElement): void {
    root.dataset['theme'] = this.isNight ? 'night' : 'day'
    root.dataset['motion'] = this.isCalm ? 'less' : 'full'
    root.dataset['text'] = this.text
  }
}

export const settings = new Settings()
