// A time as this language says it: “90 seconds”, “2 minutes”.
import { settings } from '../../state/settings.svelte'

export function duration(seconds: number): string {
  const isMinutes = seconds % 60 === 0
  return new Intl.NumberFormat(settings.language, {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isMinutes ? seconds / 60 : seconds)
}
