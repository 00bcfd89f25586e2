// Settings of this device: language, theme, motion, text size and sound.
import { names, regions } from 'samewave:languages'
import { store, stored, onStoredElsewhere } from './storage'

/** The code of a language, which is the name of its folder in i18n. */
export type Language = string
/** Every language, sorted by the language's own name. */
export const LANGUAGES: readonly Language[] = Object.entries(names)
  .sort(([, one], [, other]) => one.localeCompare(other))
  .map(([code]) => code)
export const THEMES = ['auto', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const MOTIONS = ['auto', 'full', 'less'] as const
export type Motion = (typeof MOTIONS)[number]

/** The name of a language in that language. */
export const ownName = (language: Language): string => names[language] ?? language

interface Choices {
  language: Language
  theme: Theme
  sound: boolean
  motion: Motion
  text: TextSize
}

/** The first of the browser's languages that the page has. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((each) => each.toLowerCase().split('-')[0]!)
  return short.find((each) => LANGUAGES.includes(each)) ?? 'en'
}

/**
 * A language as the device asks for it, such as en-US, if texts differ there: a region by its own name, or all regions
 * but the language's own by a number (es-419).
 */
export function localeOf(
  language: Language,
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const region = wanted
    .map((each) => new Intl.Locale(each))
    .find((each) => each.language === language)?.region
  if (!region) return language
  const isAbroad = region !== new Intl.Locale(language).maximize().region
  const abroad = isAbroad && regions.find((each) => each.match(`^${language}-\\d+$`))
  return regions.find((each) => each === `${language}-${region}`) ?? (abroad || language)
}

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false

class Settings {
  #choices = $state<Choices>({
    language: preferred(globalThis.navigator?.languages ?? []),
    theme: 'auto',
    sound: true,
    motion: 'auto',
    text: 'normal',
    ...stored<Partial<Choices>>('settings', {}),
  })
  #dark = $state(asks('(prefers-color-scheme: dark)'))
  #calm = $state(asks('(prefers-reduced-motion: reduce)'))
  /** Table screens use the night theme unless somebody chose day. */
  nightFirst = $state(false)

  isNight = $derived(
    this.#choices.theme === 'auto' ? this.nightFirst || this.#dark : this.theme === 'night',
  )
  /** Whether animations are off. */
  isCalm = $derived(this.#choices.motion === 'auto' ? this.#calm : this.motion === 'less')

  constructor() {
    if (!LANGUAGES.includes(this.#choices.language))
      this.#choices.language = preferred(globalThis.navigator?.languages ?? [])
    this.#watch('(prefers-color-scheme: dark)', (is) => (this.#dark = is))
    this.#watch('(prefers-reduced-motion: reduce)', (is) => (this.#calm = is))
    onStoredElsewhere<Partial<Choices>>('settings', (choices) =>
      Object.assign(this.#choices, choices),
    )
  }

  #watch(query: string, tell: (matches: boolean) => void): void {
    globalThis
      .matchMedia?.(query)
      .addEventListener('change', ({ matches }: MediaQueryListEvent) => tell(matches))
  }

  #choose(choice: Partial<Choices>): void {
    Object.assign(this.#choices, choice)
    store('settings', $state.snapshot(this.#choices))
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

  /** Set the attributes that the style sheets read; call this from an effect. */
  apply(root: HTMLElement): void {
    root.dataset['theme'] = this.isNight ? 'night' : 'day'
    root.dataset['motion'] = this.isCalm ? 'less' : 'full'
    root.dataset['text'] = this.text
  }
}

export const settings = new Settings()
