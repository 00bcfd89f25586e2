// What the page of a group asks the server; the key is the token of every request.
import { ask } from '../../api/http'
import { Refused } from '../../api/refused'
import type { ChangeGroup, Evenings, EveningFigures, GroupView } from '../../api/protocol/history'

export type Change = ChangeGroup['change']

export const openGroup = (name: string) => ask<{ key: string }>('POST', '/api/groups', { name })

export const groupOf = (key: string) => ask<GroupView>('GET', '/api/group', undefined, key)

export const changeGroup = (key: string, change: Change) =>
  ask<void>('POST', '/api/group/changes', { change }, key)

export const removeGroup = (key: string) => ask<void>('DELETE', '/api/group', undefined, key)

/** Some evenings before that one, the last one first. */
export const eveningsBefore = async (key: string, number: number) =>
  (await ask<Evenings>('GET', `/api/group/evenings/before/${number}`, undefined, key)).evenings

export const eveningOf = (key: string, number: number) =>
  ask<EveningFigures>('GET', `/api/group/evenings/${number}`, undefined, key)

/** Everything that is known of a group, as one file; a link could not carry the key. */
export async function exported(key: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetch('/api/group/export', { headers }).catch(() => {
    throw new Refused('offline')
  })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => null)) as { code?: string } | null
  throw new Refused(said?.code ?? 'unexpected')
}
