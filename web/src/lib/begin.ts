// Beginning: open a table, alone with bots or for friends, and go there.
import type { Wish } from '../protocol/table'
import { openTable } from './api'
import { router } from './router.svelte'
import { keepName, keepSeat } from './seats'
import { settings } from './settings.svelte'
import type { GameName } from './table.svelte'

/** What is played when nobody has chosen anything. */
export function firstWish(game: GameName): Wish {
  if (game === 'samegame') return { game, setup: { level: 1, language: settings.language } }
  return { game, setup: { edition: '2016', mode: 'teams', track: 'short' } }
}

/** A table for friends; its host waits there for them. */
export async function startTable(name: string, game: GameName = 'compatibility'): Promise<void> {
  keepName(name)
  await sit(name, firstWish(game), 0)
}

/** A game with three bots that begins at once. */
export const playNow = (name: string, game: GameName): Promise<void> =>
  sit(name, firstWish(game), 3, { start: true })

/** A practice round, with as many bots as the lesson has other players. */
export const practise = (name: string, game: GameName): Promise<void> =>
  sit(name, { ...firstWish(game), practice: true }, game === 'samegame' ? 2 : 3, { start: true })

async function sit(name: string, wish: Wish, bots: number, note = {}): Promise<void> {
  const seat = await openTable({ name, wish, bots })
  keepSeat(seat, name)
  router.go(`/t/${seat.code}`, note)
}
