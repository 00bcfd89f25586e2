// Names and icons of objects and criteria on this device, numbers with their sign, and sentences about events.
import appearance from 'icon:eye'
import complexity from 'icon:gear-six'
import days from 'icon:calendar-dots'
import duration from 'icon:hourglass-medium'
import explain from 'icon:chat-dots'
import importance from 'icon:heart'
import length from 'icon:ruler'
import material from 'icon:stack'
import movement from 'icon:wind'
import number from 'icon:globe-hemisphere-west'
import other from 'icon:puzzle-piece'
import price from 'icon:tag'
import thickness from 'icon:arrows-vertical'
import use from 'icon:target'
import volume from 'icon:cube'
import weight from 'icon:barbell'
import { packOf, type Criterion, type Thing } from '../../state/packs.svelte'
import { settings } from '../../state/settings.svelte'
import type { Event, View } from '../../api/protocol/samegame'
import { t } from '../../i18n/index.svelte'
import { languageName } from '../../i18n/index.svelte'

export interface LevelFacts {
  criteria: number
  /** The values of the central track; the first is for a turn that lifts no cup. */
  circles: number[]
  /** The circles that spare cups cover from the beginning. */
  spare_cups: number
  /** By number of players, how many rounds there are. */
  rounds: Record<string, number>
  /** The score from which each medal is won. */
  medals: Record<'flowers' | 'bronze' | 'silver' | 'gold', number>
}

const ICONS: Record<string, string> = {
  appearance,
  number_in_the_world: number,
  length,
  material,
  price,
  intended_use: use,
  movement,
  complexity,
  importance,
  effort_to_explain: explain,
  duration_of_use: duration,
  days_of_use: days,
  weight,
  thickness,
  volume,
}

export const iconOf = (criterion: string): string => ICONS[criterion] ?? other

const plain = (id: string) => id.replaceAll('_', ' ')

export function thingOf(view: View, id: string): Thing {
  const found = packOf(view.table.objects)?.objects.get(id) ?? packOf()?.objects.get(id)
  return found ?? { id, name: plain(id), gender: '' }
}

export function criterionOf(id: string): Criterion {
  return packOf()?.criteria.get(id) ?? { id, name: plain(id), explanation: '' }
}

/** A name with a capital first letter, for titles and cards. */
export const titled = (name: string): string =>
  name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1)

/** “+1”, “0”, “−2”. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−')

/** The names of the table's languages in the language of this device. */
export const languagesOf = (view: View): string[] => view.table.languages.map(languageName)

/** The token that lies on a criterion. */
export const tokenOn = (view: View, criterion: string): number =>
  view.tokens[view.table.criteria.indexOf(criterion)] ?? 0

/** The seats that guess in this turn. */
export const guessersOf = (view: View): number[] =>
  view.seats.map((_, seat) => seat).filter((seat) => seat !== view.active)

/** The pieces of a text; those between asterisks are emphasised. */
export const pieces = (text: string): { text: string; strong: boolean }[] =>
  text
    .split('*')
    .map((piece, place) => ({ text: piece, strong: place % 2 === 1 }))
    .filter((piece) => piece.text)

/** The font size for a name as a part of the card's width, so that its longest word fits. */
export function fitting(name: string, largest: number): number {
  const longest = Math.max(...name.split(/[\s-]+/).map(widthOf))
  return Math.min(largest, 1.9 / longest)
}

/** About how wide a word is, in usual letters. */
function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (/[fijlrtìíîïI1'’.,]/.test(letter)) return 0.6
  if (/[mwœæMWŒÆ]/.test(letter)) return 1.5
  return letter === letter.toLowerCase() ? 1 : 1.15
}

/** The sentence about an event for screen readers; empty for events that need none. */
export function sentenceFor(event: Event, view: View): string {
  const { said, swap, end } = t.samegame
  const name = 'seat' in event ? (view.table.names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'round_dealt':
      return said.dealt({ round: view.round })
    case 'clue_written':
      return said.written({ name })
    case 'swap_asked':
      return swap.theyAsk({ name })
    case 'swap_answered':
      return event.consent ? '' : swap.refused({ name })
    case 'swap_made':
      return swap.made({ name })
    case 'turn_began':
      return said.began({ name, object: thingOf(view, event.object).name, clue: event.clue })
    case 'finger_pointed':
      return said.pointed({ name, criterion: criterionOf(event.criterion).name })
    case 'clue_rejected':
      return said.rejected({ name })
    case 'clue_sent_back':
      return said.sentBack({ name })
    case 'cup_lifted': {
      const criterion = criterionOf(event.criterion).name
      return event.trapped ? said.trap({ criterion }) : said.safe({ criterion })
    }
    case 'turn_ended':
      return said.ended({ value: signed(event.turn.value), score: event.score })
    case 'game_ended':
      return end.title[event.result]
    default:
      return ''
  }
}
