// The example of How to play: a ladder and a surfboard are alike only in length.
import type { Criterion, Pack } from '../../../state/packs.svelte'

export const TRAP = 'length'
const SHOWN = ['price', 'length', 'material']

/** The name of an object with a capital first letter. */
export function nameOf(pack: Pack | undefined, id: string): string {
  const name = pack?.objects.get(id)?.name ?? ''
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

export const criteria = (pack: Pack | undefined): Criterion[] =>
  SHOWN.map((id) => pack?.criteria.get(id) ?? { id, name: '', explanation: '' })
