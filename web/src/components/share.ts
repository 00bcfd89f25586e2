// Sharing: links, pictures and files go to the device's share sheet, its clipboard or its downloads.
import { absoluteAddress } from '../app/basePath'
import { fetchFile, recordAddress } from '../api/http'
import { refusalText, t } from '../i18n/index.svelte'
import type { Source } from '../state/records'
import { accessTokenOf, linkWithKey } from '../state/seats'
import { settings } from '../state/settings.svelte'
import { toasts } from './announcements.svelte'

export const tableAddress = (code: string): string => absoluteAddress(`/t/${code}`)

export const shareTable = (code: string): Promise<void> =>
  shareLink(tableAddress(code), t.table.invitation, t.lobby.copyFailed)

/** Share the address of a moment in a replay. */
export const shareMoment = (address: string): Promise<void> =>
  shareLink(absoluteAddress(address), t.replay.shared, t.replay.copyFailed)

async function shareLink(url: string, text: string, copyFailed: string): Promise<void> {
  if (navigator.share)
    await navigator.share({ title: 'Samewave', text, url }).catch(() => undefined)
  else await copyLink(url, copyFailed)
}

/** Copy a link, and tell whether that worked. */
export async function copyLink(url: string, failed: string): Promise<void> {
  if (await copyText(url)) toasts.show(t.table.copied)
  else toasts.show(failed, 'bad')
}

/** Share the picture of a finished game, or save it where the device cannot share files. */
export async function sharePicture(code: string, number: number): Promise<void> {
  const address = `${recordAddress(code, number)}/picture/${settings.language}`
  const name = `samewave-${code.toLowerCase()}-${number + 1}.png`
  try {
    const picture = new File([await fetchFile(address, accessTokenOf(code))], name, {
      type: 'image/png',
    })
    if (!(await shared({ files: [picture] }))) saveFile(picture, name)
  } catch {
    toasts.show(t.affinity.actions.noPicture, 'bad')
  }
}

/** Save the record of a finished game. */
export async function downloadRecord(code: string, number: number): Promise<void> {
  try {
    const record = await fetchFile(recordAddress(code, number), accessTokenOf(code))
    saveFile(record, `${code}-${number}.jsonl`)
  } catch (error) {
    toasts.show(refusalText(error), 'bad')
  }
}

/** Save a record that is already loaded. */
export function saveRecord(record: Blob, source: Source): void {
  const where = source.kind === 'table' ? source.code : 'group'
  const name =
    source.kind === 'file' ? source.file.name : `samewave-${where}-${source.number}.jsonl`
  saveFile(record, name)
}

/** Share a link with which another table can play the same deal. */
export async function challenge(code: string, number: number): Promise<void> {
  const url = absoluteAddress(linkWithKey(`/duel/${code}/${number}`, code))
  const text = t.affinity.actions.duelText
  if (await shared({ text, url })) return
  toasts.show((await copyText(url)) ? t.affinity.actions.duelCopied : url)
}

/** True if the device shared it, or if the person cancelled. */
export async function shared(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Copy a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copySelection(text)
    }
  }
  return copySelection(text)
}

/** Browsers offer the clipboard only in a secure context; copying a selection works everywhere. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen-helper'
  const opened = document.querySelector('dialog[open]')
  const focused = document.activeElement
  ;(opened ?? document.body).append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
