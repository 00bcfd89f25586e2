// Cuts the display font to its bold weight, the only one the page uses, in all widths.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subset from 'subset-font'

const FACE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
const MODULES = join(import.meta.dirname, 'node_modules')
const CUT = join(MODULES, '.samewave/bricolage-grotesque-latin-bold.woff2')
const BOLD = 800
/** The character ranges that the package calls Latin; they cover all our languages. */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
]

/** Cut the font, and tell the build to use the result instead of the whole file. */
export async function cutFace() {
  const letters = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, more) => String.fromCodePoint(first + more)),
  )
  const whole = await readFile(join(MODULES, FACE))
  const wanted = { targetFormat: 'woff2', variationAxes: { wght: BOLD } }
  await mkdir(dirname(CUT), { recursive: true })
  await writeFile(CUT, await subset(whole, letters.join(''), wanted))
  return { find: FACE, replacement: CUT }
}
