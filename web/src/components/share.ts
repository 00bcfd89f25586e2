// Taking a game along: its picture as a file, and a link for another table.
import { fetchFile, recordAddress } from '../api/http'
import { linkWithKey, accessTokenOf } from '../state/seats'
import { settings } from '../state/settings.svelte'
import { refusalText, t } from '../i18n/index.svelte'
import { toasts } from './announcements.svelte'

/** The picture goes where the device shares to, or into its files. */
export async function sharePicture(code: string, number: number): Promise<void> {
  const address = `${recordAddress(code, number)}/picture/${settings.language}`
  const name = `samewave-${code.toLowerCase()}-${number + 1}.png`
  try {
    const picture = new File([await fetchFile(address, accessTokenOf(code))], name, {
      type: 'image/png',
    })
    if (!(await shared({ files: [picture] }))) save(picture)
  } catch {
    toasts.show(t.affinity.actions.noPicture, 'bad')
  }
}

/** The record as a file. */
export async function saveRecord(code: string, number: number): Promise<void> {
  try {
    const record = await fetchFile(recordAddress(code, number), accessTokenOf(code))
    save(new File([record], `${code}-${number}.jsonl`, { type: 'application/jsonl' }))
  } catch (error) {
    toasts.show(refusalText(error), 'bad')
  }
}

/** The same cards for another table. */
export async function challenge(code: string, number: number): Promise<void> {
  const url = location.origin + linkWithKey(`/duel/${code}/${number}`, code)
  const text = t.affinity.actions.duelText
  if (await shared({ text, url })) return
  try {
    await navigator.clipboard.writeText(url)
    toasts.show(t.affinity.actions.duelCopied)
  } catch {
    toasts.show(url)
  }
}

/** Whether the device took it, or somebody thought better of it. */
async function shared(what: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(what)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
