// Effects that every game's phone screen has: the sound for one's turn, and the remarks of bots.
import { sound } from '../state/sound'
import { untrack } from 'svelte'
import type { Table } from '../state/table.svelte'
import { toasts } from '../components/announcements.svelte'

/** For a component: play a sound once for every new question; empty while nothing is asked. */
export function playSoundWhenAsked(question: () => string): void {
  let last = ''
  $effect(() => {
    const asked = question()
    if (!asked || asked === last) return
    last = asked
    sound.play('yourTurn')
  })
}

/** For a component: show each kind of remark once; `words` has sentences by the bots' codes. */
export function showRemarks(table: Table, words: () => Record<string, (name: string) => string>) {
  const said = new Set<string>()
  let last = table.remark
  $effect(() => {
    const remark = table.remark
    if (!remark || remark === last) return
    last = remark
    if (said.has(remark.code)) return
    said.add(remark.code)
    const name = table.player(remark.player)?.name ?? ''
    const text = untrack(() => words()[remark.code]?.(name))
    if (text) toasts.show(text)
  })
}

/** For a component of a game without animations: every pending update counts as shown at once. */
export function showAtOnce(table: Table): void {
  $effect(() => {
    if (table.pending.length > 0) table.markShown(Infinity)
  })
}
