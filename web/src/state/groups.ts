// Groups: those whose key this device has, and who its person is there. A key is only in fragments.
import { absoluteAddress } from '../app/basePath'
import { store, stored } from './storage'

export interface StoredGroup {
  key: string
  name: string
  /** Who the person at this device is in the group; empty if it only looks. */
  me: string
}

const NAME = 'groups'
const MOST = 40

/** All groups of this device, the one used last first. */
export const groups = (): StoredGroup[] => stored<StoredGroup[]>(NAME, [])

export const storedGroup = (key: string): StoredGroup | undefined =>
  groups().find((group) => group.key === key)

/** For whom a table plays, if this device has the key; tables tell no more than the name. */
export const groupCalled = (name: string | null | undefined): StoredGroup | undefined =>
  name ? groups().find((group) => group.name === name) : undefined

/** Keep a group, or what has changed about it; it comes first. */
export function storeGroup(group: StoredGroup): void {
  const others = groups().filter((other) => other.key !== group.key)
  store(NAME, [group, ...others].slice(0, MOST))
}

export function forgetGroup(key: string): void {
  store(
    NAME,
    groups().filter((group) => group.key !== key),
  )
}

/** Where a group is, in this page. */
export const groupPath = (key: string): string => `/g#${key}`

/** The link that is the key. */
export const groupLink = (key: string): string => absoluteAddress(groupPath(key))

/** Whether two spellings are one name, as groups see it. */
export const isSameName = (one: string, other: string): boolean => spelled(one) === spelled(other)

const spelled = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The key of a fragment, without what a chat has put behind the link; empty if there is none. */
export const keyIn = (fragment: string): string => /^[\w-]{8,64}/.exec(fragment)?.[0] ?? ''
