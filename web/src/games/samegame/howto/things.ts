// The example of The Same Game: a ladder is as long as a surfboard, and else nothing like it.
import type { Criterion, Pack } from '../../../state/packs.svelte'

export const TRAP = 'length'
const SHOWN = ['price', 'length', 'material']

/** The name of an object in the language of this device, its first letter large. */
export function nameOf(pack: Pack | undefined, id: string): string {
  const name = pack?.objects.get(id)?.name ?? ''
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

export const criteria = (pack: Pack | undefined): Criterion[] =>
  SHOWN.map((id) => pack?.criteria.get(id) ?? { id, name: '', explanation: '' })
