import { expect, test } from 'vitest'
import { stillWaiting } from '../src/state/joinRequest.svelte'

test('the host sees requests until the table has forgotten them', () => {
  const asked = (at: number) => ({ request: at, name: 'Bo', watches: false, at })

  expect(stillWaiting([asked(1000), asked(1300)], 1600).map(({ at }) => at)).toEqual([1300])
})
