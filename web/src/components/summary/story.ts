// The story of a finished game, as the table tells it.
import { ask, recordAddress } from '../../api/http'
import { secretOf } from '../../state/keys'
import type { Story } from '../../api/protocol/history'

export const storyOf = (code: string, number: number): Promise<Story> =>
  ask<Story>('GET', `${recordAddress(code, number)}/story`, undefined, secretOf(code))
