// Focus is never lost: a screen that comes takes it, if what had it went away.
import type { Attachment } from 'svelte/attachments'

let byKeyboard = false
globalThis.addEventListener?.('keydown', () => (byKeyboard = true), true)
globalThis.addEventListener?.('pointerdown', () => (byKeyboard = false), true)

/** For headings; the ring is drawn only for who goes by keyboard. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  const frame = requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    element.tabIndex = -1
    element.style.outline = byKeyboard ? '' : 'none'
    element.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}
