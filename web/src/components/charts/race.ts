// A round or a turn that two tables played with the same cards.
import type { Image } from '../../state/packs.svelte'

export interface Race {
  label: string
  /** Nothing, if a table did not come so far. */
  ours: number | null
  theirs: number | null
  oursImages?: readonly Image[]
  theirsImages?: readonly Image[]
}
