// Patches: apply the changes of an update to a value.

export type Fields = Record<string, unknown>

/** Replace the changed fields. An object in place of a list has changes by index. */
export function patched<T extends object>(value: T, changes: object): T {
  const result = { ...value } as Fields
  for (const [name, change] of Object.entries(changes)) {
    const old = result[name]
    result[name] = Array.isArray(old) && isFields(change) ? patchedItems(old, change) : change
  }
  return result as T
}

function patchedItems(items: unknown[], changes: Fields): unknown[] {
  const result = [...items]
  for (const [place, change] of Object.entries(changes)) {
    result[Number(place)] = patched(result[Number(place)] as Fields, change as Fields)
  }
  return result
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
