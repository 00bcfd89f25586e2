// Playing tonight: a table whose games are kept for the group from the first one on.
import { keepFor, openTable } from '../../api/http'
import { router } from '../../app/router.svelte'
import { keepName, keepSeat, myName } from '../../state/seats'
import { attempt } from '../../components/toasts.svelte'

/** Open a table for the group, and go there. */
export async function playTonight(key: string, me: string): Promise<void> {
  const seat = await openTable({ name: me, bots: 0 })
  keepSeat(seat, me)
  if (!myName()) keepName(me)
  await attempt(keepFor(seat, key))
  router.go(`/t/${seat.code}`)
}
