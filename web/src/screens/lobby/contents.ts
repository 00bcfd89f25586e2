// What is in a pack, as far as it is loaded.
import { packOf } from '../../state/packs.svelte'

export interface Contents {
  images: number
  themes: number
  objects: number
}

/** Themes count only if the cards are those of the box. */
export function contentsOf(name: string, themesOnACard: number): Contents | null {
  const pack = packOf(name)
  if (!pack || pack.id !== name) return null
  return {
    images: pack.images.size,
    themes: pack.themeCount(themesOnACard),
    objects: pack.objects.size,
  }
}
