// Remarks: what bots say about how they play; what one has said, the others need not.
import { untrack } from 'svelte'
import type { Table } from '../state/table.svelte'
import { toasts } from '../components/toasts.svelte'

/** For a component: the words by the codes of src/samewave/bots. */
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
