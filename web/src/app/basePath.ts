// The path under which the server lies: empty at the root of a domain, else like /games/samewave.

/** The server writes it into the page. */
const basePath = globalThis.document?.documentElement.dataset['base'] ?? ''

/** A path of the page or the API, as a browser must ask for it. */
export const withBase = (path: string): string => basePath + path

/** The opposite of `withBase`. */
export const withoutBase = (path: string): string => path.slice(basePath.length) || '/'

/** The whole address of a path, to share with others. */
export const absoluteAddress = (path: string): string => location.origin + withBase(path)

/** The server as people type it: host, and path if it has one. */
export const serverName = (): string => location.host + basePath
