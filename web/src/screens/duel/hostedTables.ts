// The tables that this device hosts and where no game is being played.
import { fetchTable } from '../../api/http'
import { fetchRecord } from '../../state/records'
import { seatsAt, tables, type StoredSeat } from '../../state/seats'
import type { TableInfo } from '../../api/protocol/table'

export interface HostedTable {
  seat: StoredSeat
  /** The names of the others at the table. */
  others: string[]
}

const MOST = 4

/** The last used first; tables that do not answer are left out. */
export async function hostedTables(): Promise<HostedTable[]> {
  const found = await Promise.all(tables().slice(0, MOST).map(hosted))
  return found.filter((each) => each !== null)
}

async function hosted(code: string): Promise<HostedTable | null> {
  try {
    const table = await fetchTable(code)
    const seat = seatsAt(code).find(({ player }) => player === table.host)
    if (!seat || !(await isFree(code, table))) return null
    const others = table.players.filter((each) => each.id !== table.host && !each.is_gone)
    return { seat, others: others.map((each) => each.name) }
  } catch {
    return null
  }
}

/** Whether no game is being played: there is none, or its record exists. */
const isFree = async (code: string, table: TableInfo): Promise<boolean> =>
  table.game === null ||
  (await fetchRecord({ kind: 'table', code, number: table.game_number }).then(
    () => true,
    () => false,
  ))
