// The tableShell of a table: what the shell offers to the head of whatever screen is shown at it.
import { getContext, setContext, type Snippet } from 'svelte'

export interface TableShell {
  /** Time, chat and menu. */
  tools: Snippet
  /** How many heads show them; without any, the shell draws a head of its own. */
  heads: number
  /** Ask whether to leave the table. */
  leave: () => void
  /** Ask whether to delete the table for everybody. */
  removeTable: () => void
  /** To the table before the game, once a game is over. */
  toLobby: () => void
}

const KEY = Symbol('tools')
export const provideTableShell = (shell: TableShell): TableShell => setContext(KEY, shell)
export const tableShell = (): TableShell | undefined => getContext<TableShell | undefined>(KEY)
