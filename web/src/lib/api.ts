// The HTTP side: open, find, join and leave a table; read and bring packs.
import type { TableSettings, TableView } from '../protocol/table'
import { formerOf, secretOf } from './keys'
import { Refused } from './refused'

export interface Seat {
  code: string
  player: number
  token: string
  /** Lets this device come back to look, whatever the door says; seats of old have none. */
  watch_key?: string
}

/** The host is asked; the token tells what came of it, and is the seat's once one is let in. */
export interface Request {
  code: string
  token: string
}

export interface RequestState {
  state: 'waiting' | 'let_in'
  player: number | null
  watch_key: string
}

export interface Opening {
  name: string
  settings?: TableSettings
  bots?: number
  strength?: 'gentle' | 'steady' | 'sharp'
}

export const openTable = (opening: Opening) => ask<Seat>('POST', '/api/tables', opening)

export const lookUp = (code: string) =>
  ask<TableView>('GET', `/api/tables/${code}`, undefined, secretOf(code))

/** Sit down, or ask for it where the host wants to be asked; `by` is who takes somebody along. */
export const join = (code: string, name: string, { watches = false, by = '' } = {}) =>
  ask<Seat | Request>(
    'POST',
    `/api/tables/${code}/players`,
    { name, watches },
    by || formerOf(code),
  )

export const requestState = (code: string, token: string) =>
  ask<RequestState>('GET', `/api/tables/${code}/request`, undefined, token)

export const leave = (seat: Seat) =>
  ask<void>('DELETE', `/api/tables/${seat.code}/players`, undefined, seat.token)

/** Delete a table for everybody; anybody who sits there may. */
export const removeTable = (seat: Seat) =>
  ask<void>('DELETE', `/api/tables/${seat.code}`, undefined, seat.token)

/** Leave a table for good, and have the name and the chat lines removed from it. */
export const removeName = (seat: Seat) =>
  ask<void>('DELETE', `/api/tables/${seat.code}/name`, undefined, seat.token)

/** A pack of one's own for a table: a .samewave file, or photos as a form. */
export const bringPack = (seat: Seat, pack: Blob | FormData) =>
  ask<{ pack: string }>('POST', `/api/tables/${seat.code}/packs`, pack, seat.token)

/** The host has the games of a table kept for a group; for none, if the key is empty. */
export const keepFor = (seat: Seat, key: string) =>
  ask<void>('PUT', `/api/tables/${seat.code}/group`, { key }, seat.token)

/** A finished game as a file. */
export const recordAddress = (code: string, number: number) =>
  `/api/tables/${code}/records/${number}`

/** Whether the server answers at all. */
export async function answers(milliseconds = 5000): Promise<boolean> {
  try {
    return (await fetch('/api/health', { signal: AbortSignal.timeout(milliseconds) })).ok
  } catch {
    return false
  }
}

/** A request; what is refused is thrown with its code, and `offline` if nobody answers. */
export async function ask<T>(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const response = await request(method, path, body, token)
  if (response.status === 204) return undefined as T
  const said: unknown = await response.json().catch(() => null)
  if (response.ok && said !== null) return said as T
  const problem = said as { code?: string; params?: Record<string, unknown> } | null
  throw new Refused(problem?.code ?? 'unexpected', problem?.params ?? {})
}

/** A file, as it is; what is refused is thrown as by `ask`. */
export async function fetchFile(path: string, token?: string): Promise<Blob> {
  const response = await request('GET', path, undefined, token)
  if (response.ok) return response.blob()
  const problem = (await response.json().catch(() => null)) as { code?: string } | null
  throw new Refused(problem?.code ?? (response.status === 404 ? 'not_found' : 'unexpected'))
}

async function request(method: string, path: string, body?: object, token?: string) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const raw = body instanceof Blob || body instanceof FormData
  if (body && !raw) headers['Content-Type'] = 'application/json'
  const sent = raw ? body : body ? JSON.stringify(body) : null
  try {
    return await fetch(path, { method, headers, body: sent, signal: AbortSignal.timeout(60_000) })
  } catch {
    throw new Refused('offline')
  }
}
