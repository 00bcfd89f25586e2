// Small values and drafts in this browser's storage. Where it is forbidden or full, nothing is remembered.

const PREFIX = 'samewave:'

export function stored<T>(name: string, otherwise: T, storage: Storage | null = localStore()): T {
  try {
    const raw = storage?.getItem(PREFIX + name)
    return raw ? (JSON.parse(raw) as T) : otherwise
  } catch {
    return otherwise
  }
}

/** Store a value; undefined removes it. */
export function store(name: string, value: unknown, storage: Storage | null = localStore()): void {
  try {
    if (value === undefined) storage?.removeItem(PREFIX + name)
    else storage?.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // storage is full or forbidden: the game goes on without it
  }
}

/** Call back when another tab of this browser stores another value. */
export function onStoredElsewhere<T>(name: string, callback: (value: T) => void): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name && newValue) callback(JSON.parse(newValue) as T)
  })
}

/** The names of all stored values that begin so. */
export function storedKeys(beginning: string, storage: Storage | null = localStore()): string[] {
  try {
    const names = storage ? Object.keys(storage) : []
    const full = PREFIX + beginning
    return names.filter((name) => name.startsWith(full)).map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}

export function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** Storage that lasts until this tab is closed. */
export function sessionStore(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

/** The place of a draft of a ranking or clue: every game, round and seat has its own. */
export interface DraftPlace {
  code: string
  game: number
  round: number
  seat: number
}

const START = 'draft:'
const nameOf = (place: DraftPlace, what: string) =>
  `${START}${place.code}:${place.game}:${place.round}:${place.seat}:${what}`

export const storedDraft = <T>(place: DraftPlace, what: string, otherwise: T): T =>
  stored(nameOf(place, what), otherwise)

/** Store a draft, and remove those of earlier rounds at this table. */
export function storeDraft(place: DraftPlace, what: string, value: unknown): void {
  const here = `${START}${place.code}:`
  const round = `${here}${place.game}:${place.round}:`
  for (const name of storedKeys(here)) if (!name.startsWith(round)) store(name, undefined)
  store(nameOf(place, what), value)
}

export const removeDraft = (place: DraftPlace, what: string): void =>
  store(nameOf(place, what), undefined)
