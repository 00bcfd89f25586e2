/// <reference lib="webworker" />
// The service worker: the page opens from what was kept, also without a line. Of the API it keeps the list of games.
export type {}
declare const self: ServiceWorkerGlobalScope
/** Put in by the build: all that the page consists of, and a name for exactly this. */
declare const __FILES__: readonly string[]
declare const __BUILD__: string

const PAGE = `page-${__BUILD__}`
const PICTURES = 'pictures'
const WORDS = 'words'
/** The path of the server, as in basePath.ts: this file lies at its root. */
const BASE = location.pathname.slice(0, -'/worker.js'.length)
const SHELL = `${BASE}/`
/** Cards that people brought are private: they are never kept here. */
const HOUSE_PICTURE = /^\/packs\/house\/[^/]+\.(webp|avif)$/
const HOUSE_WORDS = /^\/((packs\/house\/[^/]+|today)\.json|api\/games)$/
const MOST_PICTURES = 240
const MOST_WORDS = 24
/** So long a slow line may take before the kept page is shown. */
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

/** The path of a request, without that of the server. */
const pathOf = ({ url }: Request) => new URL(url).pathname.slice(BASE.length)

/** Answers that are true only now. */
const isLive = (pathname: string) => pathname.startsWith('/api') && !HOUSE_WORDS.test(pathname)

async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE)
  await cache.addAll([
    new Request(SHELL, { cache: 'reload' }),
    ...__FILES__.map((file) => BASE + file),
  ])
}

/** The page before this one stays: it may still be open, and ask for its screens. */
async function tidyUp(): Promise<void> {
  const pages = (await caches.keys()).filter((name) => name.startsWith('page-') && name !== PAGE)
  await Promise.all(pages.slice(0, -1).map((name) => caches.delete(name)))
  await forgetPrivate(PICTURES, HOUSE_PICTURE)
  await forgetPrivate(WORDS, HOUSE_WORDS)
}

/** Earlier pages kept private cards, too. */
async function forgetPrivate(name: string, house: RegExp): Promise<void> {
  const cache = await caches.open(name)
  const all = await cache.keys()
  const old = all.filter((request) => !house.test(pathOf(request)))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** From the server if it answers in time, so that nobody plays on an old page. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.status < 500) return answer
  } catch {
    // no line: what was kept
  }
  const cache = await caches.open(PAGE)
  return (await cache.match(SHELL)) ?? Response.error()
}

/** Of this page, or of the one before. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Its name tells its content, so it is never asked for twice. */
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

/** Keep it, and let the oldest go. */
async function put(cache: Cache, request: Request, answer: Response, most: number): Promise<void> {
  try {
    await cache.put(request, answer)
    const all = await cache.keys()
    await Promise.all(all.slice(0, -most).map((old) => cache.delete(old)))
  } catch {
    // a full store: it is asked for again next time
  }
}
