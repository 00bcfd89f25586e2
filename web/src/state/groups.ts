// The groups whose key this device has, and who its user is there. Keys appear only in fragments.
import { absoluteAddress } from '../app/basePath'
import { store, stored } from './storage'

export interface StoredGroup {
  key: string
  name: string
  /** The member that the user is; empty if they only watch. */
  me: string
  /** Whether the user shows their answers to today's theme to this group. */
  daily?: boolean
}

const NAME = 'groups'
const MOST = 40

/** All groups of this device, the last used first. */
export const groups = (): StoredGroup[] => stored<StoredGroup[]>(NAME, [])

export const storedGroup = (key: string): StoredGroup | undefined =>
  groups().find((group) => group.key === key)

/** The group of a table, if this device has its key; tables reveal only the group's name. */
export const groupCalled = (name: string | null | undefined): StoredGroup | undefined =>
  name ? groups().find((group) => group.name === name) : undefined

/** Store a group or its changes; it becomes the first in the list, and keeps what is not given. */
export function storeGroup(group: StoredGroup): void {
  const others = groups().filter((other) => other.key !== group.key)
  store(NAME, [{ ...storedGroup(group.key), ...group }, ...others].slice(0, MOST))
}

export function forgetGroup(key: string): void {
  store(
    NAME,
    groups().filter((group) => group.key !== key),
  )
}

/** The path of a group's page. */
export const groupPath = (key: string): string => `/g#${key}`

/** The full link to a group, which contains its key. */
export const groupLink = (key: string): string => absoluteAddress(groupPath(key))

/** Whether two spellings count as the same name in a group. */
export const isSameName = (one: string, other: string): boolean => spelled(one) === spelled(other)

const spelled = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The key in a fragment, without anything that a chat appended to the link; empty if there is none. */
export const keyIn = (fragment: string): string => /^[\w-]{8,64}/.exec(fragment)?.[0] ?? ''
