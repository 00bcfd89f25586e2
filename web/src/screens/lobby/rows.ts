// The rows of the lobby: a choice, its value, and what that changes.
import { settings } from '../../state/settings.svelte'
import calendar from 'icon:calendar-dots-fill'
import cards from 'icon:cards-fill'
import cap from 'icon:graduation-cap-fill'
import house from 'icon:house-fill'
import images from 'icon:images-square-fill'
import moon from 'icon:moon-stars-fill'
import sand from 'icon:hourglass-medium-fill'
import flag from 'icon:flag-fill'
import late from 'icon:door-open-fill'
import pencil from 'icon:pencil-simple-fill'
import sliders from 'icon:sliders-horizontal'
import {
  lobbyPartOf,
  wordsOf,
  allValuesName,
  fieldLine,
  valueLine,
  valueName,
  fieldTitle,
} from '../../games/registry'
import { factsOf, valueOf, variantFields } from '../../state/catalogue.svelte'
import { packOf } from '../../state/packs.svelte'
import type { Field } from '../../api/protocol/games'
import { formatList, t } from '../../i18n/index.svelte'
import { chosenValues, playerCounts, playersFor, variantFor, type Choices } from './choices'

export function duration(seconds: number): string {
  const isMinutes = seconds % 60 === 0
  return new Intl.NumberFormat(settings.language, {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isMinutes ? seconds / 60 : seconds)
}

export interface Row {
  /** A part of the table's choices, or `field:` and the name of a field. */
  key: string
  icon: string
  tint: string
  /** The name of the choice. */
  what: string
  /** The current value. */
  value: string
  line: string
}

const TINTS = ['#ffc857', '#ffa998', '#a9cb93', '#c9d3f0']
type Untinted = Omit<Row, 'tint'>

/** With the button for more, at most five choices are visible. */
const VISIBLE = 4

export interface Rows {
  visible: Row[]
  /** Shown under “More”. */
  more: Row[]
}

/** The rows of a table with so many people. `named` is the player who begins; empty for chance. */
export function rowsOf(choices: Choices, people: number, named: string): Rows {
  const { info, practice: isPractice } = choices
  const part = lobbyPartOf(info.name)
  const main = [game(choices)]
  for (const field of info.fields) {
    if (isPractice && !part.practice?.includes(field.name)) continue
    if (field.kind === 'one') main.push(one(choices, field, people))
    else if (field.kind === 'several') main.push(several(choices, field))
  }
  const rest = main.splice(VISIBLE)
  if (!isPractice) rest.push(first(named))
  if (info.lesson) rest.push(practice(choices))
  if (!isPractice && packsOf(choices).length > 0) rest.push(deck(choices))
  if (!isPractice && hasThemes(choices)) rest.push(ownThemes(choices))
  rest.push(pace(choices))
  if (!choices.overDays) rest.push(timer(choices))
  if (!isPractice && houseRulesOf(choices).length > 0) rest.push(rules(choices))
  if (!choices.overDays) rest.push(grace(choices))
  rest.push(lateJoins(choices))
  const tinted = [...main, ...rest].map((row, place) => ({
    ...row,
    tint: TINTS[place % TINTS.length]!,
  }))
  return { visible: tinted.slice(0, main.length), more: tinted.slice(main.length) }
}

/** The packs that the game is played with. */
export const packsOf = ({ info }: Choices): Field[] =>
  info.fields.filter(({ kind }) => kind === 'pack')

const hasThemes = (choices: Choices) => packsOf(choices).some(({ holds }) => holds === 'themes')

/** The switches that belong to the cards. */
export const cardFlagsOf = ({ info }: Choices): Field[] =>
  info.fields.filter(({ name }) => lobbyPartOf(info.name).cards?.includes(name))

/** All other switches that this variant offers. The table has a timer, so no game needs its own. */
function optionsOf(choices: Choices): Field[] {
  const { options = [] } = variantFor(choices)
  const cardFlags = cardFlagsOf(choices)
  return choices.info.fields.filter(
    (field) =>
      field.kind === 'flag' &&
      !cardFlags.includes(field) &&
      (!field.within || options.includes(field.name)),
  )
}

/** The options that are printed in the box; they are chosen with the edition. */
export const printedOptionsOf = (choices: Choices): Field[] =>
  choices.practice ? [] : optionsOf(choices).filter((field) => !field.is_house_rule)

/** The options that are our own. */
export const houseRulesOf = (choices: Choices): Field[] =>
  optionsOf(choices).filter((field) => field.is_house_rule)

/** The facts for the text of a field: those of the variant, and the numbers of players it adds. */
export function factsFor(choices: Choices, { name }: Field): object {
  const { players, players_with: others = {} } = variantFor(choices)
  const more = (others[name] ?? []).filter((number) => !players.includes(number))
  return { ...factsOf(choices.info, choices.setup), more, objects: packOf()?.objects.size ?? 0 }
}

const what = () => t.lobby.choices

const game = ({ info }: Choices): Untinted => {
  const { name, line } = wordsOf(info.name)
  return { key: 'game', icon: cards, what: what().game, value: name, line }
}

const practice = ({ info, practice: isOn }: Choices): Untinted => ({
  key: 'practice',
  icon: cap,
  what: what().practice,
  value: isOn ? t.lobby.practice.on : t.lobby.practice.off,
  line: isOn ? t.lobby.practice.onLine({ n: info.lesson?.players ?? 0 }) : t.lobby.practice.offLine,
})

const iconOf = ({ info }: Choices, field: Field) =>
  lobbyPartOf(info.name).icons[field.name] ?? sliders

function one(choices: Choices, field: Field, people: number): Untinted {
  const { info, setup } = choices
  const words = wordsOf(info.name)
  const value = valueOf(info, setup, field.name) as string | number
  const isEdition = variantFields(info)[0] === field.name
  const printed = (isEdition ? printedOptionsOf(choices) : [])
    .filter((option) => valueOf(info, setup, option.name))
    .map((option) => fieldTitle(words, option))
  return {
    key: `field:${field.name}`,
    icon: iconOf(choices, field),
    what: fieldTitle(words, field),
    value: [valueName(info, words, field.name, value), ...printed].join(' · '),
    line: valueLine(info, words, setup, field.name, value, playersFor(choices, people)),
  }
}

function several(choices: Choices, field: Field): Untinted {
  const { info } = choices
  const words = wordsOf(info.name)
  const names = chosenValues(choices, field.name).map((each) =>
    valueName(info, words, field.name, each),
  )
  return {
    key: `field:${field.name}`,
    icon: iconOf(choices, field),
    what: fieldTitle(words, field),
    value: allValuesName(words, field.name, formatList(names)),
    line: fieldLine(words, field, {}),
  }
}

function deck(choices: Choices): Untinted {
  const { info, setup } = choices
  const words = t.lobby.deck
  const [pack] = packsOf(choices)
  const name = String(pack ? valueOf(info, setup, pack.name) : 'house')
  const flag = cardFlagsOf(choices).find((each) => valueOf(info, setup, each.name))
  const shown = flag ?? pack!
  const isHouse = name === 'house'
  return {
    key: 'deck',
    icon: flag ? iconOf(choices, flag) : images,
    what: what().deck,
    value: isHouse ? words.house : (packOf(name)?.title ?? words.brought),
    line:
      flag || isHouse
        ? fieldLine(wordsOf(info.name), shown, factsFor(choices, shown))
        : words.brought,
  }
}

function ownThemes({ ownThemes: written, ownThemesOnly }: Choices): Untinted {
  const words = t.lobby.ownThemes
  const n = written.length
  return {
    key: 'ownThemes',
    icon: pencil,
    what: what().ownThemes,
    value: n > 0 ? t.lobby.deck.countThemes({ n }) : words.none,
    line: n === 0 ? words.noneLine : ownThemesOnly ? words.onlyLine : words.firstLine,
  }
}

function rules(choices: Choices): Untinted {
  const { info, setup } = choices
  const words = wordsOf(info.name)
  const on = houseRulesOf(choices).filter((field) => valueOf(info, setup, field.name))
  const names = on.map((field) => fieldTitle(words, field))
  const only = on.length === 1 ? on[0] : undefined
  return {
    key: 'rules',
    icon: house,
    what: what().rules,
    value: on.length > 0 ? formatList(names) : t.lobby.rules.none,
    line: only
      ? fieldLine(words, only, factsFor(choices, only))
      : on.length > 0
        ? ''
        : t.lobby.rules.noneLine,
  }
}

const pace = ({ overDays }: Choices): Untinted => ({
  key: 'pace',
  icon: calendar,
  what: what().pace,
  value: overDays ? t.reminders.days : t.reminders.live,
  line: overDays ? t.reminders.daysLine : t.reminders.liveLine,
})

const timer = ({ timer: seconds }: Choices): Untinted => ({
  key: 'timer',
  icon: sand,
  what: what().timer,
  value: seconds === null ? t.lobby.timer.none : t.lobby.timer.some({ time: duration(seconds) }),
  line: seconds === null ? t.lobby.timer.noneLine : t.lobby.timer.someLine,
})

const first = (named: string): Untinted => ({
  key: 'first',
  icon: flag,
  what: what().first,
  value: named ? t.lobby.first.named({ name: named }) : t.lobby.first.byChance,
  line: t.lobby.first.line,
})

const lateJoins = ({ lateJoins: isOn }: Choices): Untinted => ({
  key: 'lateJoins',
  icon: late,
  what: what().lateJoins,
  value: isOn ? t.lobby.late.on : t.lobby.late.off,
  line: isOn ? t.lobby.late.onLine : t.lobby.late.offLine,
})

const grace = ({ grace: seconds }: Choices): Untinted => ({
  key: 'grace',
  icon: moon,
  what: what().grace,
  value: seconds === null ? t.lobby.grace.none : t.lobby.grace.some({ time: duration(seconds) }),
  line: seconds === null ? t.lobby.grace.noneLine : t.lobby.grace.someLine,
})

/** The possible numbers of players as text: “4, 6 or 8”. */
export const playerCountsText = (choices: Choices): string =>
  formatList(playerCounts(choices), 'disjunction')
