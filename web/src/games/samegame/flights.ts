// Flights: a cup is lifted and flies to its circle, a finger moves to another cup; by transforms alone.
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../state/settings.svelte'

const UP = 320
const LOOK = 260
const FLY = 420
const SPRING = 'cubic-bezier(.3,1.5,.5,1)'
const LIFTED = 'translate(-6px, -46px) rotate(-16deg)'

/** Lift a cup; with a target it flies there, without one it stays up. */
export function liftCup(cup: HTMLElement, target: Element | null | undefined): Animation {
  if (!target) {
    const steps = [{ transform: 'none', easing: SPRING }, { transform: LIFTED }]
    return cup.animate(steps, { duration: UP, fill: 'forwards' })
  }
  const from = cup.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const there = `translate(${x}px, ${y}px) scale(${to.width / from.width})`
  const all = UP + LOOK + FLY
  const steps = [
    { transform: 'none', offset: 0, easing: SPRING },
    { transform: LIFTED, offset: UP / all },
    { transform: LIFTED, offset: (UP + LOOK) / all, easing: 'cubic-bezier(.65,0,.35,1)' },
    { transform: there, offset: 1 },
  ]
  cup.style.transformOrigin = 'center'
  return cup.animate(steps, { duration: all, fill: 'forwards' })
}

export type Landing = (finger: Element, seat: number) => TransitionConfig

/** Fingers come from where they pointed before; a first one rises. Places count from the row's. */
export function landings(row: () => Element | undefined): Landing {
  const places = new Map<number, { x: number; y: number }>()
  return (finger, seat) => {
    const { left, top } = finger.getBoundingClientRect()
    const from = row()?.getBoundingClientRect()
    const place = { x: left - (from?.left ?? 0), y: top - (from?.top ?? 0) }
    const before = places.get(seat) ?? { x: place.x, y: place.y + 24 }
    places.set(seat, place)
    return {
      duration: settings.isCalm ? 0 : 180,
      easing: (part) => 1 - (1 - part) ** 3,
      css: (_, left) =>
        `transform: translate(${(before.x - place.x) * left}px, ${(before.y - place.y) * left}px)`,
    }
  }
}
