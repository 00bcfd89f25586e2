// Images: the addresses of a card's picture, small for a grid and large to look at.

export interface ImageFiles {
  id: string
  /** Shown until the picture is there. */
  colour: string
  webp240: string
  webp800: string
  avif800: string
  /** The picture is not there any more: this stands on the card instead. */
  plain?: string
}

export const imageAddress = (pack: string, file: string): string => `/packs/${pack}/${file}`

/** For a grid: 240 pixels are enough for 72 to 120 CSS pixels. */
export const smallImage = (pack: string, image: ImageFiles): string =>
  imageAddress(pack, image.webp240)

/** What a `<picture>` needs: AVIF where it is known, WebP in two sizes otherwise. */
export function sources(pack: string, image: ImageFiles) {
  const small = imageAddress(pack, image.webp240)
  const large = imageAddress(pack, image.webp800)
  return {
    src: small,
    avif: `${imageAddress(pack, image.avif800)} 800w`,
    webp: `${small} 240w, ${large} 800w`,
  }
}
