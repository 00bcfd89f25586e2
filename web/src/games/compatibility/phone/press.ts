// A long press, or the other mouse button: to look closer. The click that would follow is swallowed.
import type { Attachment } from 'svelte/attachments'

const LONG = 450
const STRAY = 10

export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasLong = false
    let from = { x: 0, y: 0 }
    const stop = new AbortController()
    const { signal } = stop

    const cancel = () => clearTimeout(timer)
    element.addEventListener(
      'pointerdown',
      (event) => {
        wasLong = false
        from = { x: event.clientX, y: event.clientY }
        cancel()
        if (event.button !== 0) return
        timer = setTimeout(() => {
          wasLong = true
          act()
        }, LONG)
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) cancel()
      },
      { signal },
    )
    for (const over of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(over, cancel, { signal })
    element.addEventListener(
      'click',
      (event) => {
        if (!wasLong) return
        wasLong = false
        event.stopImmediatePropagation()
        event.preventDefault()
      },
      { signal, capture: true },
    )
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault()
        cancel()
        if (!wasLong && (event as PointerEvent).pointerType !== 'touch') act()
      },
      { signal },
    )
    return () => {
      cancel()
      stop.abort()
    }
  }
}
