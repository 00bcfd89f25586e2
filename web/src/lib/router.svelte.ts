// The router: which screen an address means.

export type Route =
  | { screen: 'home' }
  | { screen: 'how'; chapter: string }
  | { screen: 'settings' }
  | { screen: 'table'; code: string }
  | { screen: 'board'; code: string }
  | { screen: 'nowhere' }

const CODE = /^[A-Za-z]{5}$/

export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return { screen: 'nowhere' }
  if (first === '' || (first === 'play' && !second)) return { screen: 'home' }
  if (first === 'how') return { screen: 'how', chapter: second }
  if (first === 'settings' && !second) return { screen: 'settings' }
  if (first === 't' && CODE.test(second)) return { screen: 'table', code: second.toUpperCase() }
  if (first === 'screen' && (!second || CODE.test(second)))
    return { screen: 'board', code: second.toUpperCase() }
  return { screen: 'nowhere' }
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/')
  /** What the last step left for the screen, such as that a game shall begin. */
  note = $state.raw<Record<string, unknown>>({})
  route = $derived(routeOf(this.path))

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#arrive({}))
  }

  go(path: string, note: Record<string, unknown> = {}): void {
    history.pushState({ inside: true }, '', path)
    this.#arrive(note)
  }

  replace(path: string, note: Record<string, unknown> = {}): void {
    history.replaceState(history.state, '', path)
    this.#arrive(note)
  }

  /** One step back, or home if one came from elsewhere. */
  back(): void {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back()
    else this.replace('/')
  }

  #arrive(note: Record<string, unknown>): void {
    this.note = note
    this.path = location.pathname
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For links: a click stays in the page, unless somebody wants a new tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(event.currentTarget.pathname)
}
