// Sharing a moment, and saving the record of a game.
import { copyText } from '../../lib/clipboard'
import type { Source } from '../../lib/records'
import { toasts } from '../../parts/toasts.svelte'
import { t } from '../../words/index.svelte'

/** By whatever the device shares with, or the link in the clipboard. */
export async function shareMoment(address: string): Promise<void> {
  const url = location.origin + address
  if (navigator.share) {
    const shown = { title: 'Samewave', text: t.replay.shared, url }
    await navigator.share(shown).catch(() => undefined)
    return
  }
  if (await copyText(url)) toasts.show(t.table.copied)
  else toasts.show(t.replay.copyFailed, 'bad')
}

/** The record goes where this device keeps what was downloaded. */
export function saveRecord(record: Blob, source: Source): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(record)
  link.download = nameOf(source)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function nameOf(source: Source): string {
  if (source.kind === 'file') return source.file.name
  const where = source.kind === 'table' ? source.code : 'group'
  return `samewave-${where}-${source.number}.jsonl`
}
