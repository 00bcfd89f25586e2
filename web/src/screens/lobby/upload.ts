// Uploads photos or a .samewave file to a table and reports the progress.
import { withBase } from '../../app/basePath'
import { type Params, Refused, type Seat } from '../../api/http'
import { refusalText, t } from '../../i18n/index.svelte'

export interface Upload {
  done: Promise<string>
  stop: () => void
}

const ENDING = '.samewave'

/** The body of the request: one pack file as it is, or photos as a form. */
export function bodyOf(files: readonly File[]): Blob | FormData {
  const [first] = files
  if (files.length === 1 && first?.name.toLowerCase().endsWith(ENDING)) return first
  const form = new FormData()
  for (const file of files) form.append('photo', file, file.name)
  return form
}

/** Upload a pack and resolve to its name. `fetch` reports no progress, so this uses XMLHttpRequest. */
export function upload(
  seat: Seat,
  files: readonly File[],
  onprogress: (part: number) => void,
): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Refused('offline'))
    request.onabort = () => reject(new Refused('stopped'))
    request.onload = () => {
      const said = request.response as { pack?: string; code?: string; params?: Params } | null
      if (said?.pack) resolve(said.pack)
      else reject(new Refused(said?.code ?? 'unexpected', said?.params ?? {}))
    }
  })
  request.open('POST', withBase(`/api/tables/${seat.code}/packs`))
  request.responseType = 'json'
  request.setRequestHeader('Authorization', `Bearer ${seat.token}`)
  request.send(bodyOf(files))
  return { done, stop: () => request.abort() }
}

interface PackProblem {
  where: string
  code: string
  params: Params
}

/** The problems of a pack as sentences. */
export function sentences(refused: Refused): string[] {
  const problems = refused.params['problems']
  if (refused.code !== 'bad_pack' || !Array.isArray(problems)) return [refusalText(refused)]
  return (problems as PackProblem[]).map(({ where, code, params }) =>
    code in t.refusals
      ? t.lobby.deck.at(where, refusalText(new Refused(code, params)))
      : t.lobby.deck.problem(where),
  )
}
