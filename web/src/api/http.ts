// HTTP requests to the server, and the refusals that it answers with.
import { withBase } from '../app/basePath'
import { accessTokenOf, formerTokenOf } from '../state/seats'
import { settings } from '../state/settings.svelte'
import type { PlayerView, TableInfo, TableSettings } from './protocol/table'

export type Params = Record<string, unknown>

/** A refusal: a code and its parameters. The sentences for the codes are in i18n. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code)
    this.name = 'Refused'
  }
}

/** Anything that was thrown, as a refusal that has a sentence. */
export function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused('unexpected')
}

export interface Seat {
  code: string
  player: number
  token: string
  /** Lets this device watch the table later, even if its door is locked. Old seats have none. */
  watch_key?: string
}

/** The host is asked to let somebody in. Once that is granted, the token is that of the seat. */
export interface JoinTicket {
  code: string
  token: string
}

export interface JoinTicketState {
  state: 'waiting' | 'let_in'
  player: number | null
  watch_key: string
}

export interface NewTable {
  name: string
  settings?: TableSettings
  bots?: number
  strength?: 'gentle' | 'steady' | 'sharp'
  face?: string
  colour?: PlayerView['colour']
}

export const createTable = (table: NewTable) =>
  request<Seat>('POST', '/api/tables', { ...table, language: settings.language })

/** Open a table that nobody sits at yet; the first player to join becomes the host. */
export const openScreenTable = () =>
  request<{ code: string; watch_key: string }>('POST', '/api/screens', {})

export const fetchTable = (code: string) =>
  request<TableInfo>('GET', `/api/tables/${code}`, undefined, accessTokenOf(code))

/** Take a seat, or ask the host for one if the table wants that; `by` is the token of a companion. */
export const joinTable = (
  code: string,
  name: string,
  {
    watches = false,
    by = '',
    face = '',
    colour = '' as PlayerView['colour'],
    chair = null as number | null,
  } = {},
) =>
  request<Seat | JoinTicket>(
    'POST',
    `/api/tables/${code}/players`,
    { name, watches, face, colour, chair, language: settings.language },
    by || formerTokenOf(code),
  )

/** Continue on this device with a code that the other device or the host shows. */
export const claimSeat = (code: string, claim: string) =>
  request<Seat>('POST', `/api/tables/${code}/claim`, { code: claim })

export const fetchJoinTicket = (code: string, token: string) =>
  request<JoinTicketState>('GET', `/api/tables/${code}/request`, undefined, token)

export const leaveTable = (seat: Seat) =>
  request<void>('DELETE', `/api/tables/${seat.code}/players`, undefined, seat.token)

/** Delete a table for everybody; anybody who sits there may. */
export const removeTable = (seat: Seat) =>
  request<void>('DELETE', `/api/tables/${seat.code}`, undefined, seat.token)

/** Leave a table for good, and have the name and the chat lines removed from it. */
export const removeName = (seat: Seat) =>
  request<void>('DELETE', `/api/tables/${seat.code}/name`, undefined, seat.token)

/** Save the games of a table for a group; with an empty key, for no group. Only the host may. */
export const saveGamesFor = (seat: Seat, key: string) =>
  request<void>('PUT', `/api/tables/${seat.code}/group`, { key }, seat.token)

/** The address of a finished game's record. */
export const recordAddress = (code: string, number: number) =>
  `/api/tables/${code}/records/${number}`

/** Whether the server answers at all. */
export async function isServerUp(milliseconds = 5000): Promise<boolean> {
  try {
    return (await fetch(withBase('/api/health'), { signal: AbortSignal.timeout(milliseconds) })).ok
  } catch {
    return false
  }
}

/** Send a request. Throws Refused with the server's code, or `offline` if nobody answers. */
export async function request<T>(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const response = await send(method, path, body, token)
  if (response.status === 204) return undefined as T
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  const problem = answer as { code?: string; params?: Params } | null
  throw new Refused(problem?.code ?? 'unexpected', problem?.params ?? {})
}

/** Fetch a file. Throws Refused like `request`. */
export async function fetchFile(path: string, token?: string): Promise<Blob> {
  const response = await send('GET', path, undefined, token)
  if (response.ok) return response.blob()
  const problem = (await response.json().catch(() => null)) as { code?: string } | null
  throw new Refused(problem?.code ?? (response.status === 404 ? 'not_found' : 'unexpected'))
}

async function send(method: string, path: string, body?: object, token?: string) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const isRaw = body instanceof Blob || body instanceof FormData
  if (body && !isRaw) headers['Content-Type'] = 'application/json'
  const sent = isRaw ? body : body ? JSON.stringify(body) : null
  try {
    return await fetch(withBase(path), {
      method,
      headers,
      body: sent,
      signal: AbortSignal.timeout(60_000),
    })
  } catch {
    throw new Refused('offline')
  }
}
