// Motion that a style sheet cannot say: from where to where is known only when it happens.
import { settings } from '../../state/settings.svelte'

const FLY = 380
const OUT = 'cubic-bezier(.2,.8,.2,1)'

/** An element comes from where another one was. */
export function comeFrom(element: HTMLElement, from: DOMRect, duration = FLY): void {
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

/** One arc, and a squash on landing. */
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
