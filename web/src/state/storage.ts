// Small values in this browser's storage. Where storage is forbidden or full, nothing is remembered.

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
