// The seats of this device, and the keys with which it may watch tables and load their cards.
import type { Seat } from '../api/http'
import type { Colour } from '../components/shapes'
import { store, stored } from './storage'

export interface StoredSeat extends Seat {
  name: string
  /** When the seat was taken or last used, in milliseconds. */
  at: number
}

const SEATS = 'seats'
const KEYS = 'keys'
const MOST = 40

const allSeats = () => stored<StoredSeat[]>(SEATS, [])

/** The seats of this device at a table, the last used first. Several seats share the device. */
export const seatsAt = (code: string): StoredSeat[] =>
  allSeats()
    .filter((seat) => seat.code === code)
    .sort((a, b) => b.at - a.at)

/** The codes of the tables where this device has a seat, the last used first. */
export const tables = (): string[] => [
  ...new Set(
    allSeats()
      .sort((a, b) => b.at - a.at)
      .map((seat) => seat.code),
  ),
]

export function storeSeat(seat: Seat, name: string): StoredSeat {
  const mine = { ...seat, name, at: Date.now() }
  const others = allSeats().filter((other) => other.token !== seat.token)
  store(SEATS, [mine, ...others].slice(0, MOST))
  return mine
}

const keepSeats = (wanted: (seat: StoredSeat) => boolean) => store(SEATS, allSeats().filter(wanted))

export const forgetSeat = (token: string): void => keepSeats((seat) => seat.token !== token)

/** Forget the seats at a table that no longer exists. */
export const forgetTable = (code: string): void => keepSeats((seat) => seat.code !== code)

/** The name that the person at this device used last. */
export const myName = (): string => stored('name', '')
export const storeName = (name: string): void => store('name', name)

const FRIENDLY = ['Robin', 'Noa', 'Charlie', 'Mika', 'Luca', 'Kim', 'Toni', 'Alex', 'Sam', 'Jona']

/** A name to offer somebody who has not typed one yet; the same until the page is loaded again. */
export const friendlyName = (): string => friendly
const friendly = FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)]!

/** The image that the person at this device chose as a face, and its colour. */
export const myFace = () => ({ face: stored('face', ''), colour: stored<Colour>('colour', '') })
export function storeFace(face: string, colour: Colour): void {
  store('face', face)
  store('colour', colour)
}

interface TableKey {
  code: string
  /** The watch key lets this device watch the table, even if its door is locked. */
  key: string
  packs: readonly string[]
  /** The token of a seat that this device lost; empty if it lost none. */
  former: string
}

/** Also in memory, for devices that cannot store anything. */
let known: readonly TableKey[] | null = null

const allKeys = (): readonly TableKey[] => (known ??= stored<TableKey[]>(KEYS, []))
const at = (code: string) => allKeys().find((each) => each.code === code)

function put(code: string, change: Partial<TableKey>): void {
  known = stored<TableKey[] | null>(KEYS, null) ?? allKeys() // another tab may have stored more
  const before = at(code) ?? { code, key: '', packs: [], former: '' }
  const others = allKeys().filter((each) => each.code !== code)
  known = [{ ...before, ...change }, ...others].slice(0, MOST)
  store(KEYS, known)
}

export function storeKey(code: string, key: string): void {
  if (key && at(code)?.key !== key) put(code, { key })
}

export function forgetKey(code: string): void {
  if (at(code)?.key) put(code, { key: '' })
}

export const keyOf = (code: string): string => at(code)?.key ?? ''

/** The token for requests to a table: that of this device's seat, or else the watch key. */
export const accessTokenOf = (code: string): string => seatsAt(code)[0]?.token ?? keyOf(code)

/** Remember the token of a lost seat; it tells the table that this device sat there. */
export const storeFormerToken = (code: string, former: string): void => put(code, { former })
export const formerTokenOf = (code: string): string => at(code)?.former ?? ''

export function storePacks(code: string, packs: readonly string[]): void {
  const mine = at(code)?.packs ?? []
  const more = packs.filter((pack) => !mine.includes(pack))
  if (more.length > 0) put(code, { packs: [...mine, ...more] })
}

/** The table to which a pack was uploaded, if this device was there. */
export const tableOfPack = (pack: string): string =>
  allKeys().find((each) => each.packs.includes(pack))?.code ?? ''

/** A link for others. The key follows the #, which browsers never send to a server. */
export function linkWithKey(path: string, code: string): string {
  const key = keyOf(code)
  return key ? `${path}#${key}` : path
}

/** Store the watch key from the fragment of such a link. */
export function storeKeyOfLink(code: string, fragment: string): void {
  if (code && /^[\w-]{22}$/.test(fragment)) storeKey(code, fragment)
}
