// The picks of each row of the lobby, and the choices after each pick.
import { wordsOf, valueLine, valueName } from '../../games/registry'
import {
  choicesOf,
  fieldOf,
  firstSetup,
  games,
  tableChoices,
  valueOf,
  variantFields,
  variantOf,
  withValue,
} from '../../state/catalogue.svelte'
import { settings } from '../../state/settings.svelte'
import type { Field } from '../../api/protocol/games'
import { formatList, t } from '../../i18n/index.svelte'
import { duration } from './rows'
import { playersFor, type Choices } from './choices'

export interface Pick {
  id: string
  label: string
  line: string
  tag?: string | undefined
  isChosen: boolean
  choices: Choices
}

/** The field that a row stands for, if it stands for one. */
export const fieldAt = (key: string, { info }: Choices): Field | undefined =>
  key.startsWith('field:') ? fieldOf(info, key.slice('field:'.length)) : undefined

/** The picks of a row; empty for rows with a sheet of their own. */
export function picksOf(
  key: string,
  choices: Choices,
  players: readonly { id: number; name: string }[],
): Pick[] {
  const field = fieldAt(key, choices)
  if (field?.kind === 'one') return valuesOf(field, choices, players.length)
  const words = t.lobby
  switch (key) {
    case 'game':
      return gamesOf(choices)
    case 'practice':
      return [false, true].map((practice) => ({
        id: String(practice),
        label: practice ? words.practice.on : words.practice.off,
        line: practice
          ? words.practice.onLine({ n: choices.info.lesson?.players ?? 0 })
          : words.practice.offLine,
        isChosen: choices.practice === practice,
        choices: { ...choices, practice },
      }))
    case 'first':
      return [null, ...players].map((player) => ({
        id: String(player?.id ?? 'chance'),
        label: player?.name ?? words.first.byChance,
        line: player ? '' : words.first.chanceLine,
        isChosen: choices.first === (player?.id ?? null),
        choices: { ...choices, first: player?.id ?? null },
      }))
    case 'lateJoins':
      return [true, false].map((lateJoins) => ({
        id: String(lateJoins),
        label: lateJoins ? words.late.on : words.late.off,
        line: lateJoins ? words.late.onLine : words.late.offLine,
        isChosen: choices.lateJoins === lateJoins,
        choices: { ...choices, lateJoins },
      }))
    case 'pace':
      return [false, true].map((overDays) => ({
        id: String(overDays),
        label: overDays ? t.reminders.days : t.reminders.live,
        line: overDays ? t.reminders.daysLine : t.reminders.liveLine,
        isChosen: choices.overDays === overDays,
        choices: { ...choices, overDays },
      }))
    case 'timer':
    case 'grace':
      return [null, ...tableChoices()[`${key}s`]].map((seconds) => ({
        id: String(seconds),
        label: seconds === null ? words[key].none : words[key].some({ time: duration(seconds) }),
        line: seconds === null ? words[key].noneLine : '',
        isChosen: choices[key] === seconds,
        choices: { ...choices, [key]: seconds },
      }))
    default:
      return []
  }
}

/** Games to pick; another game starts with its defaults in the host's language. */
const gamesOf = (choices: Choices): Pick[] =>
  games().map((info) => {
    const { name, line } = wordsOf(info.name)
    const isChosen = info.name === choices.info.name
    const setup = isChosen ? choices.setup : firstSetup(info, settings.language)
    const practice = choices.practice && Boolean(info.lesson)
    return {
      id: info.name,
      label: name,
      line,
      isChosen,
      choices: { ...choices, info, setup, practice },
    }
  })

function valuesOf(field: Field, choices: Choices, people: number): Pick[] {
  const { info, setup } = choices
  const words = wordsOf(info.name)
  // say for how many players a variant is, if variants differ in that
  const isVariant = variantFields(info).at(-1) === field.name
  const tellsPlayers =
    isVariant && new Set(info.variants.map(({ players }) => players.join())).size > 1
  return choicesOf(info, setup, field).map(({ value }) => {
    const wanted = withValue(setup, field, value)
    const variant = variantOf(info, wanted)
    const line = valueLine(info, words, setup, field.name, value, playersFor(choices, people))
    const numbers = tellsPlayers
      ? t.lobby.players({ numbers: formatList(variant.players, 'disjunction') })
      : ''
    return {
      id: String(value),
      label: valueName(info, words, field.name, value),
      line: [line, numbers].filter(Boolean).join(' '),
      tag: isVariant && variant.is_house_rule ? t.lobby.choices.houseRule : undefined,
      isChosen: valueOf(info, setup, field.name) === value,
      choices: { ...choices, setup: wanted },
    }
  })
}

/** A sentence about all picks of a sheet. */
export function introOf(key: string): string {
  if (key === 'timer') return t.lobby.timer.someLine
  if (key === 'first') return t.lobby.first.line
  return key === 'grace' ? t.lobby.grace.someLine : ''
}
