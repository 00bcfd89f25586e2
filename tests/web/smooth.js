// What moves in this page, frame by frame, and what jumps; read by tests/web/smoothness.py.
;(() => {
  const seen = { shifts: [], properties: {}, frames: [], moves: [], phases: [] }
  const known = new WeakSet(document.getAnimations()) // a button that was let go is no part of it
  const NOT_STYLE = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const named = (node) =>
    node?.localName + [...(node?.classList ?? [])].map((c) => '.' + c).join('')

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        seen.shifts.push(`${value.toFixed(4)} ${sources.map((s) => named(s.node))}`)
  }).observe({ type: 'layout-shift' })

  /** Properties that change, each with the elements on which they do. */
  function note(animation) {
    if (known.has(animation)) return
    known.add(animation)
    const { target, pseudoElement } = animation.effect
    for (const frame of animation.effect.getKeyframes())
      for (const property of Object.keys(frame).filter((name) => !NOT_STYLE.has(name)))
        (seen.properties[property] ??= []).push(named(target) + (pseudoElement ?? ''))
  }

  /** What pulses for ever does not count as a move: nobody waits for its end. */
  const isMove = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime !== Infinity

  function look(now) {
    const animations = document.getAnimations().filter(({ effect }) => effect?.target)
    animations.forEach(note)
    seen.frames.push(now)
    seen.moves.push(animations.some(isMove))
    seen.phases.push(document.querySelector('[data-phase]')?.dataset.phase ?? '')
    seen.request = requestAnimationFrame(look)
  }
  seen.request = requestAnimationFrame(look)
  performance.mark('samewave-smooth')
  window.samewaveSmooth = () => {
    cancelAnimationFrame(seen.request)
    return seen
  }
})()
