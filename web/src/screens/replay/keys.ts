// The keyboard of a replay: arrows step, space plays, Home and End, and rounds with the page keys.
import type { ReplaySession } from '../../state/replay.svelte'

const WRITES = 'input:not([type=range]), textarea, select, dialog *, [role=menu] *'

export function pressed(event: KeyboardEvent, replayed: ReplaySession): void {
  const target = event.target as Element | null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target?.closest?.(WRITES)) return
  const acts: Record<string, () => void> = {
    ArrowLeft: () => replayed.back(),
    ArrowRight: () => replayed.forward(),
    Home: () => replayed.jump(0),
    End: () => replayed.jump(replayed.last),
    PageUp: () => replayed.jumpToMark(-1),
    PageDown: () => replayed.jumpToMark(1),
  }
  const isButton = target?.closest?.('button, a, summary')
  if (event.key === ' ' && !isButton)
    acts[' '] = () => (replayed.isPlaying ? replayed.pause() : replayed.play())
  const act = acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
