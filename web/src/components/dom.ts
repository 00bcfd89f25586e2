// Helpers for elements: focus, long presses, and motion whose end points are known only at run time.
import type { Attachment } from 'svelte/attachments'
import { settings } from '../state/settings.svelte'

let byKeyboard = false
globalThis.addEventListener?.('keydown', () => (byKeyboard = true), true)
globalThis.addEventListener?.('pointerdown', () => (byKeyboard = false), true)

/** Focuses a new heading if the focused element is gone; the ring is drawn only for keyboard users. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  const frame = requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    element.tabIndex = -1
    element.style.outline = byKeyboard ? '' : 'none'
    element.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}

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

const FLY = 380
const OUT = 'cubic-bezier(.2,.8,.2,1)'

/** Animate an element from the place of another one. */
export function animateFrom(element: HTMLElement, from: DOMRect, duration = FLY): void {
  if (settings.isCalm) return
  const to = element.getBoundingClientRect()
  if (!to.width || !from.width) return
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
      { transform: 'none' },
    ],
    { duration, easing: OUT },
  )
}

/** A hop: an arc, and a squash on landing. */
export function hop(element: Element, height: number, duration: number): void {
  element.animate(
    [
      { transform: 'translateY(0) scale(1, 1)', easing: 'ease-out' },
      { transform: `translateY(${-height}px) scale(.96, 1.05)`, offset: 0.45, easing: 'ease-in' },
      { transform: 'translateY(0) scale(1.08, .9)', offset: 0.85 },
      { transform: 'translateY(0) scale(1, 1)' },
    ],
    { duration },
  )
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
