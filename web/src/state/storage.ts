// Keeping: small values that this device remembers; where it must not, they are forgotten.

const PREFIX = 'samewave:'

export function kept<T>(name: string, otherwise: T, where: Storage | null = local()): T {
  try {
    const raw = where?.getItem(PREFIX + name)
    return raw ? (JSON.parse(raw) as T) : otherwise
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown, where: Storage | null = local()): void {
  try {
    if (value === undefined) where?.removeItem(PREFIX + name)
    else where?.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // a full or forbidden store: the game goes on without a memory
  }
}

/** Hear when another tab of this device keeps something else. */
export function keptElsewhere<T>(name: string, tell: (value: T) => void): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name && newValue) tell(JSON.parse(newValue) as T)
  })
}

/** The names of all that is kept under a beginning. */
export function keptUnder(beginning: string, where: Storage | null = local()): string[] {
  try {
    const names = where ? Object.keys(where) : []
    const full = PREFIX + beginning
    return names.filter((name) => name.startsWith(full)).map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}

export function local(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** Until this tab is closed. */
export function session(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}
