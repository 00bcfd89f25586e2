// Taking a game along: its picture as a file, and a link for another table.
import { fetchFile, recordAddress } from '../../lib/api'
import { copyText } from '../../lib/clipboard'
import { linkWithKey, secretOf } from '../../lib/keys'
import { settings } from '../../lib/settings.svelte'
import { refusal, t } from '../../words/index.svelte'
import { toasts } from '../toasts.svelte'

/** The picture goes where the device shares to, or into its files. */
export async function sharePicture(code: string, number: number): Promise<void> {
  const address = `${recordAddress(code, number)}/picture/${settings.language}`
  const name = `samewave-${code.toLowerCase()}-${number + 1}.png`
  try {
    const picture = new File([await fetchFile(address, secretOf(code))], name, {
      type: 'image/png',
    })
    if (!(await shared({ files: [picture] }))) save(picture)
  } catch {
    toasts.show(t.alike.actions.noPicture, 'bad')
  }
}

/** The record as a file. */
export async function saveRecord(code: string, number: number): Promise<void> {
  try {
    const record = await fetchFile(recordAddress(code, number), secretOf(code))
    save(new File([record], `${code}-${number}.jsonl`, { type: 'application/jsonl' }))
  } catch (error) {
    toasts.show(refusal(error), 'bad')
  }
}

/** The same cards for another table. */
export async function challenge(code: string, number: number): Promise<void> {
  const url = location.origin + linkWithKey(`/duel/${code}/${number}`, code)
  const text = t.alike.actions.duelText
  if (await shared({ text, url })) return
  toasts.show((await copyText(url)) ? t.alike.actions.duelCopied : url)
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
