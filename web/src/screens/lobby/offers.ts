// The changes that the host can make with one tap when the chosen game does not fit the people at the table.
import { wordsOf, valueName } from '../../games/registry'
import {
  fieldOf,
  playersOf,
  variantFields,
  withValue,
  type Setup,
} from '../../state/catalogue.svelte'
import type { GameInfo, Variant } from '../../api/protocol/games'
import { formatList, t } from '../../i18n/index.svelte'
import type { PlayerView } from '../../api/protocol/table'
import { playerCounts, type Choices } from './choices'

export interface Offer {
  id: string
  label: string
  /** Other choices that fit. */
  choices?: Choices
  /** The people who sit out. */
  watch?: readonly PlayerView[]
  /** The bots that are removed. */
  remove?: readonly PlayerView[]
}

const MOST = 3

/** The offers for these players on chairs, the best first. */
export function offersFor(choices: Choices, seated: readonly PlayerView[], host: number): Offer[] {
  const people = seated.filter((each) => !each.is_bot)
  const counts = playerCounts(choices)
  const most = Math.max(...counts)
  const offers: Offer[] = []
  if (seated.length > most) offers.push(fewer(seated, seated.length - most, host))
  const isAlone = people.length < 2
  if (!choices.practice && !isAlone) {
    const exact = variantsFor(choices, people.length)
    // two people rarely know that a game for two exists, so it is offered even if bots would fit
    if (!counts.includes(seated.length) || people.length === 2) offers.push(...exact)
  }
  return offers.slice(0, MOST)
}

/** Remove bots first; if there are none, those who came last sit out. */
function fewer(seated: readonly PlayerView[], number: number, host: number): Offer {
  const bots = seated.filter((each) => each.is_bot).slice(-number)
  const latest = seated
    .filter((each) => !each.is_bot && each.id !== host)
    .sort((a, b) => a.id - b.id)
  const watch = latest.slice(latest.length - (number - bots.length))
  const label =
    watch.length > 0
      ? t.lobby.offers.watch({ names: formatList(watch.map(({ name }) => name)), n: watch.length })
      : t.lobby.offers.removeBots({ n: bots.length })
  return { id: 'fewer', label, watch, remove: bots }
}

/** The other modes of this edition that so many people can play as they are. */
function variantsFor(choices: Choices, people: number): Offer[] {
  const { info, setup } = choices
  const last = variantFields(info).at(-1)
  if (last === undefined) return []
  return info.variants
    .filter((variant) => sharesAllBut(variant, setup, last) && variant.setup[last] !== setup[last])
    .map((variant) => withVariant(info, setup, variant))
    .filter(({ wanted }) => playersOf(info, wanted).includes(people))
    .map(({ wanted, variant }) => ({
      id: `mode:${String(variant.setup[last])}`,
      label:
        people === 2 && variant.players.includes(2)
          ? t.lobby.offers.justYouTwo
          : valueName(info, wordsOf(info.name), last, variant.setup[last]),
      choices: { ...choices, setup: wanted },
    }))
}

const sharesAllBut = (variant: Variant, setup: Setup, name: string): boolean =>
  Object.entries(variant.setup).every(([key, value]) => key === name || setup[key] === value)

function withVariant(info: GameInfo, setup: Setup, variant: Variant) {
  const wanted = Object.entries(variant.setup).reduce((changed: Setup, [name, value]) => {
    const field = fieldOf(info, name)
    return field ? withValue(changed, field, value) : changed
  }, setup)
  return { wanted, variant }
}
