// Keys: what lets this device come back to tables it has seen, and to the cards brought there.
import { keep, kept } from './storage'
import { seatsAt } from './seats'

interface TableKey {
  code: string
  /** The watch key: opens the table for looking, also when its door is locked. */
  key: string
  packs: readonly string[]
  /** A token with which this device was removed for good; empty if it was not. */
  former: string
}

const NAME = 'keys'
const MOST = 40

/** Also here, for devices that may keep nothing. */
let known: readonly TableKey[] | null = null

const all = (): readonly TableKey[] => (known ??= kept<TableKey[]>(NAME, []))
const at = (code: string) => all().find((each) => each.code === code)

function put(code: string, change: Partial<TableKey>): void {
  known = kept<TableKey[] | null>(NAME, null) ?? all() // another tab may have kept more
  const before = at(code) ?? { code, key: '', packs: [], former: '' }
  const others = all().filter((each) => each.code !== code)
  known = [{ ...before, ...change }, ...others].slice(0, MOST)
  keep(NAME, known)
}

export function keepKey(code: string, key: string): void {
  if (key && at(code)?.key !== key) put(code, { key })
}

export function forgetKey(code: string): void {
  if (at(code)?.key) put(code, { key: '' })
}

export const keyOf = (code: string): string => at(code)?.key ?? ''

/** What this device shows to be let in: the token of its seat, or the watch key. */
export const secretOf = (code: string): string => seatsAt(code)[0]?.token ?? keyOf(code)

/** The seat is gone; the table may want to know that it was this device's. */
export const keepFormer = (code: string, former: string): void => put(code, { former })
export const formerOf = (code: string): string => at(code)?.former ?? ''

export function keepPacks(code: string, packs: readonly string[]): void {
  const mine = at(code)?.packs ?? []
  const more = packs.filter((pack) => !mine.includes(pack))
  if (more.length > 0) put(code, { packs: [...mine, ...more] })
}

/** The table to which a pack was brought, if this device was there. */
export const tableOfPack = (pack: string): string =>
  all().find((each) => each.packs.includes(pack))?.code ?? ''

/** A link for others: the key follows the #, which browsers send to nobody. */
export function linkWithKey(path: string, code: string): string {
  const key = keyOf(code)
  return key ? `${path}#${key}` : path
}

/** Somebody came with such a link. */
export function keepKeyOfLink(code: string, fragment: string): void {
  if (code && /^[\w-]{22}$/.test(fragment)) keepKey(code, fragment)
}
