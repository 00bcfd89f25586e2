// Requests about groups; the key of a group is the token of each.
import { withBase } from '../app/basePath'
import { Refused, request } from './http'
import type { ChangeGroup, EveningFigures, Evenings, GroupView } from './protocol/history'

export type Change = ChangeGroup['change']

export const createGroup = (name: string) =>
  request<{ key: string }>('POST', '/api/groups', { name })

export const fetchGroup = (key: string) => request<GroupView>('GET', '/api/group', undefined, key)

export const changeGroup = (key: string, change: Change) =>
  request<void>('POST', '/api/group/changes', { change }, key)

export const removeGroup = (key: string) => request<void>('DELETE', '/api/group', undefined, key)

/** Some evenings before that one, the latest first. */
export const fetchEveningsBefore = async (key: string, number: number) =>
  (await request<Evenings>('GET', `/api/group/evenings/before/${number}`, undefined, key)).evenings

export const fetchEvening = (key: string, number: number) =>
  request<EveningFigures>('GET', `/api/group/evenings/${number}`, undefined, key)

/** Everything about a group as one file. A plain link could not send the key. */
export async function exportGroup(key: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetch(withBase('/api/group/export'), { headers }).catch(() => {
    throw new Refused('offline')
  })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => null)) as { code?: string } | null
  throw new Refused(said?.code ?? 'unexpected')
}
