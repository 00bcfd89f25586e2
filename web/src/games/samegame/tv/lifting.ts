// A cup is lifted in a picture that is shown larger or smaller than it was drawn.

const UP = 320
const LOOK = 300
const FLY = 460
const SPRING = 'cubic-bezier(.3,1.5,.5,1)'
const LIFTED = 'translate(-14px, -104px) rotate(-16deg)'

/** Up, a look at what was under it, and away to its circle; without one it stays up. */
export function liftTo(cup: HTMLElement, circle: Element | null | undefined): Animation {
  const up = [{ transform: 'none', easing: SPRING }, { transform: LIFTED }]
  if (!circle) return cup.animate(up, { duration: UP, fill: 'forwards' })
  const from = cup.getBoundingClientRect()
  const to = circle.getBoundingClientRect()
  const scale = from.width / cup.offsetWidth || 1
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / scale
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / scale
  const all = UP + LOOK + FLY
  return cup.animate(
    [
      { transform: 'none', offset: 0, easing: SPRING },
      { transform: LIFTED, offset: UP / all },
      { transform: LIFTED, offset: (UP + LOOK) / all, easing: 'cubic-bezier(.65,0,.35,1)' },
      { transform: `translate(${x}px, ${y}px) scale(${to.width / from.width})`, offset: 1 },
    ],
    { duration: all, fill: 'forwards' },
  )
}
