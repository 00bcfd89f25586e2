// The router: which screen an address means.
import { withBase, withoutBase } from './basePath'

export type Route =
  | { screen: 'home' }
  | { screen: 'how'; chapter: string }
  | { screen: 'settings' }
  | { screen: 'table'; code: string }
  | { screen: 'board'; code: string }
  | { screen: 'replay'; code: string; number: number | null }
  | { screen: 'group' }
  | { screen: 'groupReplay'; number: number }
  | { screen: 'duel'; code: string; number: number | null }
  | { screen: 'nowhere' }

const CODE = /^[A-Za-z]{5}$/
const NUMBER = /^[0-9]{1,6}$/

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return { screen: 'nowhere' }
  if (first === 'replay' || first === 'duel') return playedRoute(first, second, third)
  if (third) return { screen: 'nowhere' }
  if (first === '' || (first === 'play' && !second)) return { screen: 'home' }
  if (first === 'how') return { screen: 'how', chapter: second }
  if (first === 'settings' && !second) return { screen: 'settings' }
  if (first === 't' && CODE.test(second)) return { screen: 'table', code: second.toUpperCase() }
  if (first === 'screen' && (!second || CODE.test(second)))
    return { screen: 'board', code: second.toUpperCase() }
  if (first === 'g' && !second) return { screen: 'group' }
  if (first === 'g' && NUMBER.test(second)) return { screen: 'groupReplay', number: Number(second) }
  return { screen: 'nowhere' }
}

/** A game that was played: at a table, by its number, or one that is in nobody's address. */
function playedRoute(screen: 'replay' | 'duel', code: string, number: string): Route {
  if (!code) return { screen, code: '', number: null }
  if (CODE.test(code) && NUMBER.test(number))
    return { screen, code: code.toUpperCase(), number: Number(number) }
  return { screen: 'nowhere' }
}

class Router {
  path = $state(withoutBase(globalThis.location?.pathname ?? '/'))
  /** What follows the #, without it: it stays on this device. */
  fragment = $state(globalThis.location?.hash.slice(1) ?? '')
  /** What the last step left for the screen, such as that a game shall begin. */
  note = $state.raw<Record<string, unknown>>({})
  route = $derived(routeOf(this.path))

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#arrive({}))
  }

  go(path: string, note: Record<string, unknown> = {}): void {
    history.pushState({ inside: true }, '', withBase(path))
    this.#arrive(note)
  }

  replace(path: string, note: Record<string, unknown> = {}): void {
    history.replaceState(history.state, '', withBase(path))
    this.#arrive(note)
  }

  /** The address follows what is shown, on the same screen and in the same step of the history. */
  keepUp(address: string): void {
    history.replaceState(history.state, '', withBase(address))
  }

  /** One step back, or home if one came from elsewhere. */
  back(): void {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back()
    else this.replace('/')
  }

  #arrive(note: Record<string, unknown>): void {
    this.note = note
    this.path = withoutBase(location.pathname)
    this.fragment = location.hash.slice(1)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For links: a click stays in the page, unless somebody wants a new tab. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  router.go(withoutBase(pathname) + search + hash)
}
