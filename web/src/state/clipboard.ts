// Copying a text, also on a page that came over plain HTTP.

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
