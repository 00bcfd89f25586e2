// Records of finished games: where they come from, and what they say about the game.
import { partsOf } from '../games/registry'
import type { Replay, Story } from '../api/protocol/history'
import { fetchFile, recordAddress, Refused, request } from '../api/http'
import type { Setup } from './catalogue.svelte'
import { accessTokenOf } from './seats'

/** The perspective of the table screen, of somebody who sees everything, or of a seat. */
export type Perspective = 'table' | 'all' | number

/** Where a record is: at a table, with a group, or in a file on this device. */
export type Source =
  | { kind: 'table'; code: string; number: number }
  | { kind: 'group'; key: string; number: number }
  | { kind: 'file'; file: File }

/** Facts about the game of a record. */
export interface RecordInfo {
  game: string
  names: string[]
  setup: Setup
  /** The number of rounds or turns. */
  rounds: number
}

export const MOST_BYTES = 4_000_000

/** Fetch a record; throws Refused. */
export async function fetchRecord(source: Source): Promise<Blob> {
  if (source.kind === 'table')
    return fetchFile(recordAddress(source.code, source.number), accessTokenOf(source.code))
  if (source.kind === 'group') return fetchFile(`/api/group/records/${source.number}`, source.key)
  if (source.file.size === 0) throw new Refused('empty_file')
  if (source.file.size > MOST_BYTES) throw new Refused('large_file')
  return source.file
}

/** The game of a record as seen from a perspective. */
export const fetchReplay = (record: Blob, perspective: Perspective): Promise<Replay> =>
  request<Replay>('POST', `/api/replay/${perspective}`, record)

interface Line {
  events?: { type: string }[]
}
interface Header extends Line, Record<string, unknown> {
  game: string
  seats: string[]
}

/** Read the facts of a record; throws Refused if the text is not a record. */
export function readRecord(text: string): RecordInfo {
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

/** Let the next game of a table use the deal of a record; only its host may. */
export const takeDeal = (code: string, token: string, record: Blob): Promise<void> =>
  request('PUT', `/api/tables/${code}/deal`, record, token)

export const putDealBack = (code: string, token: string): Promise<void> =>
  request('DELETE', `/api/tables/${code}/deal`, undefined, token)

export const fetchStory = (code: string, number: number): Promise<Story> =>
  request<Story>('GET', `${recordAddress(code, number)}/story`, undefined, accessTokenOf(code))
