// The chapters of How to play: which game and which of its variants an address or a table means.
import { games, variantFields, variantOf, type Setup } from '../../lib/catalogue.svelte'
import type { GameInfo } from '../../protocol/games'
import type { TableView } from '../../protocol/table'

export interface Asked {
  info: GameInfo
  setup: Setup
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What an address asks for: a game by its name, or by a value that only one of its variants has. */
export function askedFor(chapter: string): Asked | undefined {
  const all = games()
  const wanted = plain(chapter)
  const named = all.find(({ name }) => wanted.startsWith(plain(name)))
  for (const info of named ? [named] : all)
    for (const { setup } of info.variants)
      if (wanted.includes(String(setup[variantFields(info)[0] ?? ''])))
        return { info, setup: variantOf(info, setup).setup }
  const info = named ?? all[0]
  return info && { info, setup: variantOf(info, {}).setup }
}

/** The address of a chapter. */
export const chapterOf = ({ info, setup }: Asked): string =>
  `${info.name}-${String(setup[variantFields(info)[0] ?? ''] ?? '')}`

/** What is played: the game on the table, or else what the host wants to play. */
export function askedAt(
  { game, settings }: Pick<TableView, 'game' | 'settings'>,
  view: { phase: string; table: object } | null,
): Asked | undefined {
  const isOn = game !== null && view !== null && view.phase !== 'finished'
  const name = isOn ? game : settings.game
  const info = games().find((each) => each.name === name) ?? games()[0]
  return (
    info && {
      info,
      setup: variantOf(info, (isOn ? view.table : (settings.setup ?? {})) as Setup).setup,
    }
  )
}
