// Requests to be let in, as the host sees them.
import type { AskerView } from '../../api/protocol/table'

/** Seconds after which the table forgets a request; see WAITS in the server's entrance.py. */
const WAITS = 600

/** Those that were asked lately enough; `time` is the server's, in seconds. */
export const stillWaiting = (waiting: readonly AskerView[], time: number): readonly AskerView[] =>
  waiting.filter(({ at }) => time - at < WAITS)
