/// <reference lib="webworker" />
// The service worker: it caches the page, house cards and the list of games, so that the page opens offline.
export type {}
declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: all files of the page, and an id of this build. */
declare const __FILES__: readonly string[]
declare const __BUILD__: string

const PAGE = `page-${__BUILD__}`
const PICTURES = 'pictures'
const WORDS = 'words'
/** The server's base path, as in basePath.ts: this file lies at its root. */
const BASE = location.pathname.slice(0, -'/worker.js'.length)
const SHELL = `${BASE}/`
/** Only cards of the house are cached; those that people uploaded are private. */
const HOUSE_PICTURE = /^\/packs\/house\/[^/]+\.(webp|avif)$/
const HOUSE_WORDS = /^\/((packs\/house\/[^/]+|days\/[^/]+)\.json|api\/games)$/
const MOST_PICTURES = 240
const MOST_WORDS = 24
/** How long the server may take before the cached page is shown, in milliseconds. */
const PATIENCE = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin } = new URL(request.url)
  const pathname = pathOf(request)
  if (request.method !== 'GET' || origin !== location.origin || isLive(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (HOUSE_PICTURE.test(pathname)) event.respondWith(picture(request))
  else if (HOUSE_WORDS.test(pathname)) event.respondWith(words(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

/** Answers that must not be cached. */
const isLive = (pathname: string) => pathname.startsWith('/api') && !HOUSE_WORDS.test(pathname)

/** The path of a request, without the server's base path. */
const pathOf = ({ url }: Request) => new URL(url).pathname.slice(BASE.length)

async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE)
  await cache.addAll([
    new Request(SHELL, { cache: 'reload' }),
    ...__FILES__.map((file) => BASE + file),
  ])
}

/** Keep the previous build: a page of it may still be open and load its screens. */
async function tidyUp(): Promise<void> {
  const pages = (await caches.keys()).filter((name) => name.startsWith('page-') && name !== PAGE)
  await Promise.all(pages.slice(0, -1).map((name) => caches.delete(name)))
  await forgetPrivate(PICTURES, HOUSE_PICTURE)
  await forgetPrivate(WORDS, HOUSE_WORDS)
}

/** Earlier versions also cached private cards; remove them. */
async function forgetPrivate(name: string, house: RegExp): Promise<void> {
  const cache = await caches.open(name)
  const all = await cache.keys()
  const old = all.filter((request) => !house.test(pathOf(request)))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Prefer the server's page if it answers in time, so that nobody plays on an old one. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.status < 500) return answer
  } catch {
    // offline: use the cached page
  }
  const cache = await caches.open(PAGE)
  return (await cache.match(SHELL)) ?? Response.error()
}

/** From the cache of this build or of the previous one. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The name of a picture depends on its content, so a cached one never expires. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await put(cache, request, answer.clone(), MOST_PICTURES)
  return answer
}

async function words(request: Request): Promise<Response> {
  const cache = await caches.open(WORDS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await put(cache, request, answer.clone(), MOST_WORDS)
    return answer
  } catch {
    return (await cache.match(request)) ?? Response.error()
  }
}

/** Cache an answer, and drop the oldest ones. */
async function put(cache: Cache, request: Request, answer: Response, most: number): Promise<void> {
  try {
    await cache.put(request, answer)
    const all = await cache.keys()
    await Promise.all(all.slice(0, -most).map((old) => cache.delete(old)))
  } catch {
    // the cache is full: fetch it again next time
  }
}

/** A reminder as the server sends it. */
interface Reminder {
  title: string
  body: string
  link: string
  stop: string
  stop_text: string
}

self.addEventListener('push', (event) => {
  const { title, body, link, stop, stop_text: label } = event.data?.json() as Reminder
  const options = {
    body,
    icon: `${BASE}/icon-192.png`,
    tag: link, // a newer reminder of a table replaces the earlier one
    data: { link, stop },
    actions: [{ action: 'stop', title: label }],
  }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  const { link, stop } = event.notification.data as Pick<Reminder, 'link' | 'stop'>
  event.notification.close()
  event.waitUntil(openPage(event.action === 'stop' ? stop : link))
})

/** Show a page of ours: in the tab that has it open, or else in a new one. */
async function openPage(address: string): Promise<void> {
  const path = BASE + withoutOrigin(address).slice(BASE.length)
  const pages = await self.clients.matchAll({ type: 'window' })
  const shown = pages.find(({ url }) => withoutOrigin(url) === path)
  await (shown ? shown.focus() : self.clients.openWindow(path))
}

/** The path of an address, so that a message opens only pages of this server. */
function withoutOrigin(address: string): string {
  const { pathname, hash } = new URL(address)
  return pathname + hash
}
