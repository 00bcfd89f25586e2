// The router: maps addresses to screens.
import { withBase, withoutBase } from './basePath'

export type Route =
  | { screen: 'home' }
  | { screen: 'howto'; chapter: string }
  | { screen: 'settings' }
  | { screen: 'daily'; day: string }
  | { screen: 'unsubscribe' }
  | { screen: 'table'; code: string }
  | { screen: 'tv'; code: string }
  | { screen: 'replay'; code: string; number: number | null }
  | { screen: 'group' }
  | { screen: 'groupReplay'; number: number }
  | { screen: 'duel'; code: string; number: number | null }
  | { screen: 'notFound' }

const CODE = /^[A-Za-z]{5}$/
const DATE = /^\d{4}-\d\d-\d\d$/
const NUMBER = /^[0-9]{1,6}$/

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return { screen: 'notFound' }
  if (first === 'replay' || first === 'duel') return playedRoute(first, second, third)
  if (third) return { screen: 'notFound' }
  if (first === '' || (first === 'play' && !second)) return { screen: 'home' }
  if (first === 'how') return { screen: 'howto', chapter: second }
  if (first === 'settings' && !second) return { screen: 'settings' }
  if (first === 'today' && (!second || DATE.test(second))) return { screen: 'daily', day: second }
  if (first === 'unsubscribe' && !second) return { screen: 'unsubscribe' }
  if (first === 't' && CODE.test(second)) return { screen: 'table', code: second.toUpperCase() }
  if (first === 'screen' && (!second || CODE.test(second)))
    return { screen: 'tv', code: second.toUpperCase() }
  if (first === 'g' && !second) return { screen: 'group' }
  if (first === 'g' && NUMBER.test(second)) return { screen: 'groupReplay', number: Number(second) }
  return { screen: 'notFound' }
}

/** A finished game: by its table and number, or without an address. */
function playedRoute(screen: 'replay' | 'duel', code: string, number: string): Route {
  if (!code) return { screen, code: '', number: null }
  if (CODE.test(code) && NUMBER.test(number))
    return { screen, code: code.toUpperCase(), number: Number(number) }
  return { screen: 'notFound' }
}

class Router {
  path = $state(withoutBase(globalThis.location?.pathname ?? '/'))
  /** The fragment without its #; it never leaves this device. */
  fragment = $state(globalThis.location?.hash.slice(1) ?? '')
  /** Data for the next screen, such as that a game shall begin at once. */
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

  /** Change the address without leaving the screen or adding to the history. */
  replaceAddress(address: string): void {
    history.replaceState(history.state, '', withBase(address))
  }

  /** Go back, or home if the previous page was not ours. */
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

/** For links: navigate inside the page, unless the click asks for a new tab. */
export function followLink(
  event: MouseEvent & { currentTarget: HTMLAnchorElement },
  note: Record<string, unknown> = {},
): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  router.go(withoutBase(pathname) + search + hash, note)
}
