// What the page of a group asks the server; the key is the token of every request.
import { withBase } from '../../app/basePath'
import { Refused, request } from '../../api/http'
import type { ChangeGroup, Evenings, EveningFigures, GroupView } from '../../api/protocol/history'

export type Change = ChangeGroup['change']

export const createGroup = (name: string) =>
  request<{ key: string }>('POST', '/api/groups', { name })

export const fetchGroup = (key: string) => request<GroupView>('GET', '/api/group', undefined, key)

export const changeGroup = (key: string, change: Change) =>
  request<void>('POST', '/api/group/changes', { change }, key)

export const removeGroup = (key: string) => request<void>('DELETE', '/api/group', undefined, key)

/** Some evenings before that one, the last one first. */
export const fetchEveningsBefore = async (key: string, number: number) =>
  (await request<Evenings>('GET', `/api/group/evenings/before/${number}`, undefined, key)).evenings

export const fetchEvening = (key: string, number: number) =>
  request<EveningFigures>('GET', `/api/group/evenings/${number}`, undefined, key)

/** Everything that is known of a group, as one file; a link could not carry the key. */
export async function exportGroup(key: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetch(withBase('/api/group/export'), { headers }).catch(() => {
    throw new Refused('offline')
  })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => null)) as { code?: string } | null
  throw new Refused(said?.code ?? 'unexpected')
}
