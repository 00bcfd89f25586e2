// Requests to be let in, as the host sees them.
import type { PendingRequestView } from '../../protocol/table'

/** Seconds after which the table forgets a request; see WAITS in the server's entrance.py. */
const WAITS = 600

/** Those that were asked lately enough; `time` is the server's, in seconds. */
export const stillWaiting = (
  waiting: readonly PendingRequestView[],
  time: number,
): readonly PendingRequestView[] => waiting.filter(({ at }) => time - at < WAITS)
