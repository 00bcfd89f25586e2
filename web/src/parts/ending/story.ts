// The story of a finished game, as the table tells it.
import { ask, recordAddress } from '../../lib/api'
import { secretOf } from '../../lib/keys'
import type { Story } from '../../protocol/history'

export const storyOf = (code: string, number: number): Promise<Story> =>
  ask<Story>('GET', `${recordAddress(code, number)}/story`, undefined, secretOf(code))
