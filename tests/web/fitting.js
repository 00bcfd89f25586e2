// What does not fit on a screen: wider than it, text beyond its box, targets too small for a thumb. With
// `isWhole`, as on a television, nobody scrolls: what is below the screen, or cut off, does not fit either.
(isWhole) => {
  const LEAST = 44
  const LEAST_CUT = 4 // less is the room above and below letters
  const found = []
  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth}px wide`)
  if (isWhole && root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight}px high`)
  const open = document.querySelector('dialog[open]')
  const scope = open ?? document.body
  const name = (element) =>
    `<${element.localName} class="${element.className?.baseVal ?? element.className}"> “${(element.ariaLabel ?? element.innerText ?? '').slice(0, 40)}”`
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr, .ruler, [inert]')
  const scrolls = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth)
        return true
    return false
  }

  /** How many pixels of a text are above or below the screen, or a box that cuts it off. */
  const cutOff = (element, text) => {
    let hidden = Math.max(text.bottom - innerHeight, -text.top)
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const rect = box.getBoundingClientRect()
      hidden = Math.max(hidden, text.bottom - rect.bottom, rect.top - text.top)
    }
    return Math.round(hidden)
  }

  // text
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !seen(element) || element.closest('svg, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) continue
    let box = element
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement !== scope)
      box = box.parentElement
    const style = getComputedStyle(box)
    const cut = style.textOverflow === 'ellipsis' && (box.title || box.closest('[title]'))
    const rect = box.getBoundingClientRect()
    const beyond = Math.max(text.right - rect.right, rect.left - text.left)
    if (beyond > 2 && !cut && !box.closest('[title]')) found.push(`${Math.round(beyond)}px beyond its box: ${name(box)}`)
    if (!scrolls(element) && (text.right > innerWidth + 1 || text.left < -1))
      found.push(`off the screen: ${name(element)}`)
    if (isWhole && cutOff(element, text) > LEAST_CUT) found.push(`${cutOff(element, text)}px cut off: ${name(element)}`)
  }

  // targets
  const targets = scope.querySelectorAll('button, a[href], input, select, summary')
  for (const target of targets) {
    const label = target.closest('label')
    const area = label ?? target
    if (!seen(area) || target.disabled || target.hidden) continue
    if (target.localName === 'a' && getComputedStyle(target).display === 'inline') continue
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const rect = area.getBoundingClientRect()
    const mine = (x, y) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (area.contains(hit) || hit.contains(target) && hit.closest('label, button, a') === area)
    }
    const x = rect.left + rect.width / 2
    const y = rect.top + rect.height / 2
    const half = LEAST / 2 - 1
    const isWide = rect.width >= LEAST - 0.5 || (mine(x - half, y) && mine(x + half, y))
    const isHigh = rect.height >= LEAST - 0.5 || (mine(x, y - half) && mine(x, y + half))
    if (!isWide || !isHigh)
      found.push(`${Math.round(rect.width)}×${Math.round(rect.height)}px is too small: ${name(area)}`)
  }
  return [...new Set(found)]
}
