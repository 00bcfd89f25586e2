// Animations by transforms alone: a cup is lifted and flies to its circle, a finger moves to a cup.
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../state/settings.svelte'

const SPRING = 'cubic-bezier(.3,1.5,.5,1)'

/** How a cup is lifted: milliseconds up, open and away, and where it is held. */
interface Lift {
  up: number
  look: number
  fly: number
  lifted: string
}
const ON_PHONE: Lift = { up: 320, look: 260, fly: 420, lifted: 'translate(-6px, -46px)' }
/** A television shows a scaled picture, in which distances are larger. */
const ON_TELEVISION: Lift = { up: 320, look: 300, fly: 460, lifted: 'translate(-14px, -104px)' }

type Target = Element | null | undefined
export const liftCup = (cup: HTMLElement, circle: Target) => lift(cup, circle, ON_PHONE)
export const liftCupOnTv = (cup: HTMLElement, circle: Target) => lift(cup, circle, ON_TELEVISION)

/** The cup goes up, shows what was under it, and flies to its circle; without one it stays up. */
function lift(cup: HTMLElement, circle: Target, { up, look, fly, lifted }: Lift): Animation {
  const held = `${lifted} rotate(-16deg)`
  if (!circle) {
    const steps = [{ transform: 'none', easing: SPRING }, { transform: held }]
    return cup.animate(steps, { duration: up, fill: 'forwards' })
  }
  const from = cup.getBoundingClientRect()
  const to = circle.getBoundingClientRect()
  const scale = from.width / cup.offsetWidth || 1
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / scale
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / scale
  const duration = up + look + fly
  const steps = [
    { transform: 'none', offset: 0, easing: SPRING },
    { transform: held, offset: up / duration },
    { transform: held, offset: (up + look) / duration, easing: 'cubic-bezier(.65,0,.35,1)' },
    { transform: `translate(${x}px, ${y}px) scale(${to.width / from.width})`, offset: 1 },
  ]
  cup.style.transformOrigin = 'center'
  return cup.animate(steps, { duration, fill: 'forwards' })
}

export type Landing = (finger: Element, seat: number) => TransitionConfig

/** A finger moves from where it pointed before; its first one rises. Positions are relative to the row. */
export function landings(row: () => Element | undefined): Landing {
  const places = new Map<number, { x: number; y: number }>()
  return (finger, seat) => {
    const { left, top, width } = finger.getBoundingClientRect()
    const from = row()?.getBoundingClientRect()
    const scale = width / (finger as HTMLElement).offsetWidth || 1
    const place = { x: (left - (from?.left ?? 0)) / scale, y: (top - (from?.top ?? 0)) / scale }
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
