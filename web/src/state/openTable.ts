// Opening a table, with bots, for friends or for a group, and going there.
import type { GameInfo } from '../api/protocol/games'
import type { TableSettings } from '../api/protocol/table'
import { createTable, Refused, saveGamesFor } from '../api/http'
import { firstSetup, gameInfo, loadCatalogue, playersOf, practiceSetup } from './catalogue.svelte'
import { router } from '../app/router.svelte'
import { myFace, myName, storeName, storeSeat } from './seats'
import { settings } from './settings.svelte'
import { attempt } from '../components/announcements.svelte'

/** The number of players in a game with bots, if the game allows it. */
const COMPANY = 4

/** Open a table for friends; the server chooses the game. `isShared`: all play on this device. */
export async function openForFriends(name: string, isShared = false): Promise<void> {
  storeName(name)
  await sit(name, undefined, 0, isShared ? { pass: true } : {})
}

/** Open a table with bots, where the game begins at once. */
export async function openWithBots(name: string, game: string): Promise<void> {
  const info = await offered(game)
  const setup = firstSetup(info, settings.language)
  const numbers = playersOf(info, setup)
  const players = numbers.includes(COMPANY) ? COMPANY : (numbers[0] ?? 1)
  await sit(name, { game, setup }, players - 1, { start: true })
}

/** Open a practice round with as many bots as the lesson needs. */
export async function openPractice(name: string, game: string): Promise<void> {
  const info = await offered(game)
  const setup = practiceSetup(info, settings.language)
  await sit(name, { game, setup, practice: true }, (info.lesson?.players ?? 1) - 1, {
    start: true,
  })
}

async function offered(game: string): Promise<GameInfo> {
  await loadCatalogue()
  const info = gameInfo(game)
  if (!info) throw new Refused('no_longer_fits', { game })
  return info
}

async function sit(
  name: string,
  settings: TableSettings | undefined,
  bots: number,
  note = {},
): Promise<void> {
  const seat = await createTable({
    name,
    ...(settings && { settings }),
    bots,
    ...myFace(),
  })
  storeSeat(seat, name)
  router.go(`/t/${seat.code}`, note)
}

/** Open a table whose games are saved for a group, and go there. */
export async function openGroupTable(key: string, me: string): Promise<void> {
  const seat = await createTable({ name: me, bots: 0 })
  storeSeat(seat, me)
  if (!myName()) storeName(me)
  await attempt(saveGamesFor(seat, key))
  router.go(`/t/${seat.code}`)
}
