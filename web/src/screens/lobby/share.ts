// Sharing a table: by whatever the device shares with, or the link in the clipboard.
import { copyText } from '../../lib/clipboard'
import { toasts } from '../../parts/toasts.svelte'
import { t } from '../../words/index.svelte'

export const addressOf = (code: string): string => `${location.origin}/t/${code}`
export const screenOf = (code: string): string => `${location.origin}/screen/${code}`

export async function shareTable(code: string): Promise<void> {
  const url = addressOf(code)
  if (navigator.share) {
    await navigator
      .share({ title: 'Samewave', text: t.table.invitation, url })
      .catch(() => undefined)
  } else await copy(url)
}

export async function copy(text: string): Promise<void> {
  if (await copyText(text)) toasts.show(t.table.copied)
  else toasts.show(t.lobby.copyFailed, 'bad')
}
