// The cards that a story names: themes and images, in the language of this device.
import { packOf, type Image } from '../../../state/packs.svelte'
import type { ThemeCard } from '../../../api/protocol/history'

export const themeText = ({ themes, on_a_card, card, number }: ThemeCard): string =>
  packOf(themes)?.theme(on_a_card, card, number) ?? ''

export const imagesIn = (deck: string, ids: readonly string[]): Image[] =>
  ids.flatMap((id) => packOf(deck)?.images.get(id) ?? [])

export const titlesOf = (deck: string, ids: readonly string[]): string[] =>
  imagesIn(deck, ids).map((image) => image.title)
