// Tables whose host is at this device, and where nothing is being played.
import { fetchTable } from '../../api/http'
import { fetchRecord } from '../../state/records'
import { seatsAt, tables, type StoredSeat } from '../../state/seats'
import type { TableView } from '../../api/protocol/table'

export interface HostedTable {
  seat: StoredSeat
  /** Who else sits there. */
  others: string[]
}

const MOST = 4

/** The last ones first; those that do not answer are passed over. */
export async function hostedTables(): Promise<HostedTable[]> {
  const found = await Promise.all(tables().slice(0, MOST).map(hosted))
  return found.filter((each) => each !== null)
}

async function hosted(code: string): Promise<HostedTable | null> {
  try {
    const room = await fetchTable(code)
    const seat = seatsAt(code).find(({ player }) => player === room.host)
    if (!seat || !(await isFree(code, room))) return null
    const others = room.players.filter((each) => each.id !== room.host && !each.is_gone)
    return { seat, others: others.map((each) => each.name) }
  } catch {
    return null
  }
}

/** Before a game, or after one: then its record is there. */
const isFree = async (code: string, room: TableView): Promise<boolean> =>
  room.game === null ||
  (await fetchRecord({ kind: 'table', code, number: room.game_number }).then(
    () => true,
    () => false,
  ))
