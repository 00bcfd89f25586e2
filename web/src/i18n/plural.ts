// Saying numbers, lists and languages as people do, by the rules that every browser knows.
import type { Language } from '../state/settings.svelte'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form for a number; `#` in it becomes the number. */
export const plurals = (language: Language) => {
  const rules = new Intl.PluralRules(language)
  const figures = new Intl.NumberFormat(language)
  return (number: number, forms: Forms): string =>
    (forms[rules.select(number)] ?? forms.other).replaceAll('#', figures.format(number))
}

/** `lists('de')(['Ann', 'Bo'])` is “Ann und Bo”. */
export const lists = (language: Language, type: Intl.ListFormatType = 'conjunction') => {
  // British lists have no comma before the last item, like the rest of the page.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
  return (items: readonly (string | number)[]): string => format.format(items.map(String))
}

/** `languageNames('de')('fr')` is “Französisch”. */
export const languageNames = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (code: string): string => names.of(code) ?? code
}
