// Days as the language of this device says them.
import { settings } from '../../state/settings.svelte'

const THIS_YEAR: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
const ANOTHER: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** “Saturday, 14 March”; with the year instead of the weekday if it was another one. */
export function dayOf(seconds: number): string {
  const day = new Date(seconds * 1000)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return day.toLocaleDateString(settings.language, isThisYear ? THIS_YEAR : ANOTHER)
}

/** “14 March 2025” or shorter, where there is little room. */
export const shortDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(settings.language, { dateStyle: 'medium' })
