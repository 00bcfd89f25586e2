// Records: a game that was played, as a file; where it comes from, and what it says of itself.
import { partsOf } from '../games/registry'
import type { Replay } from '../api/protocol/history'
import { ask, fetchFile, recordAddress } from '../api/http'
import type { Setup } from './catalogue.svelte'
import { secretOf } from './keys'
import { Refused } from '../api/refused'

/** Whose eyes: the table's, those of somebody who may see everything, or a seat's. */
export type Eyes = 'table' | 'all' | number

/** Where a record is: at a table, with a group, or in a file on this device. */
export type Source =
  | { kind: 'table'; code: string; number: number }
  | { kind: 'group'; key: string; number: number }
  | { kind: 'file'; file: File }

/** What is known of a game before one looks at it. */
export interface Played {
  game: string
  names: string[]
  setup: Setup
  /** Rounds or turns, whatever the game has. */
  rounds: number
}

export const MOST_BYTES = 4_000_000

/** The record, or Refused. */
export async function fetchRecord(source: Source): Promise<Blob> {
  if (source.kind === 'table')
    return fetchFile(recordAddress(source.code, source.number), secretOf(source.code))
  if (source.kind === 'group') return fetchFile(`/api/group/records/${source.number}`, source.key)
  if (source.file.size === 0) throw new Refused('empty_file')
  if (source.file.size > MOST_BYTES) throw new Refused('large_file')
  return source.file
}

/** The record as somebody saw it; it is asked for and not kept. */
export const fetchReplay = (record: Blob, eyes: Eyes): Promise<Replay> =>
  ask<Replay>('POST', `/api/replay/${eyes}`, record)

interface Line {
  events?: { type: string }[]
}
interface Header extends Line, Record<string, unknown> {
  game: string
  seats: string[]
}

/** What a record says of itself, or Refused if it is none. */
export function playedIn(text: string): Played {
  try {
    const lines = text.split('\n').filter((line) => line.trim())
    const header = JSON.parse(lines[0] ?? '') as Header
    const { ends } = partsOf(header.game).events
    const events = lines.flatMap((line) => (JSON.parse(line) as Line).events ?? [])
    return {
      game: header.game,
      names: header.seats.map(String),
      setup: header,
      rounds: events.filter((event) => ends.includes(event.type)).length,
    }
  } catch {
    throw new Refused('broken_record', { line: 1 })
  }
}

/** Let the next game of a table have the deal of a record; only its host may. */
export const takeDeal = (code: string, token: string, record: Blob): Promise<void> =>
  ask('PUT', `/api/tables/${code}/deal`, record, token)

export const putDealBack = (code: string, token: string): Promise<void> =>
  ask('DELETE', `/api/tables/${code}/deal`, undefined, token)
