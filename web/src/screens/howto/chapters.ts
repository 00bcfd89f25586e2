// The chapters of How to play: which game and which of its variants an address or a table means.
import { games, variantFields, variantOf, type Setup } from '../../state/catalogue.svelte'
import type { GameInfo } from '../../api/protocol/games'
import type { TableView } from '../../api/protocol/table'

export interface Chapter {
  info: GameInfo
  setup: Setup
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What an address asks for: a game by its name, or by a value that only one of its variants has. */
export function chapterAt(chapter: string): Chapter | undefined {
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
export const chapterAddress = ({ info, setup }: Chapter): string =>
  `${info.name}-${String(setup[variantFields(info)[0] ?? ''] ?? '')}`

/** What is played: the game on the table, or else what the host wants to play. */
export function chapterForTable(
  { game, settings }: Pick<TableView, 'game' | 'settings'>,
  view: { phase: string; table: object } | null,
): Chapter | undefined {
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
