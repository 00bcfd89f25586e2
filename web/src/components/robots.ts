// The faces of bots: ten robots that differ in colour, head, eyes and antenna.

export interface Robot {
  /** The colour behind the robot. */
  ground: string
  /** Paths in a square of 40. */
  head: string
  eyes: string
  antenna: string
}

const HEADS = {
  square: 'M10 13h20a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3Z',
  round: 'M20 11a12 11 0 1 1 0 22 12 11 0 0 1 0-22Z',
  tall: 'M14 10h12a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z',
  dome: 'M8 32V22a12 11 0 0 1 24 0v10Z',
  hexagon: 'M13 11h14l7 11-7 11H13L6 22Z',
}
const EYES = {
  dots: 'M14.500 21a1.500 1.500 0 1 0 .01 0ZM25.500 21a1.500 1.500 0 1 0 .01 0Z',
  bar: 'M12 22h16',
  one: 'M20 18a4 4 0 1 0 .01 0Z',
  happy: 'M12 23q2.500-4 5 0q-2.500-1.500-5 0ZM23 23q2.500-4 5 0q-2.500-1.500-5 0Z',
  smile: 'M14 19v1M26 19v1M14 25q6 5 12 0q-6 2.500-12 0Z',
}
const ANTENNAS = {
  one: 'M20 11V5',
  two: 'M14 11l-3-5M26 11l3-5',
  bent: 'M20 11V7h5',
  ears: 'M5 20v5M35 20v5',
  wave: 'M15 9q2.500-4 5 0t5-1',
}

const robot = (
  ground: string,
  head: keyof typeof HEADS,
  eyes: keyof typeof EYES,
  antenna: keyof typeof ANTENNAS,
): Robot => ({ ground, head: HEADS[head], eyes: EYES[eyes], antenna: ANTENNAS[antenna] })

/** In the order of the names that the server gives to bots. */
const ROBOTS: readonly Robot[] = [
  robot('#c2410c', 'square', 'dots', 'one'),
  robot('#1d6fb8', 'round', 'bar', 'two'),
  robot('#2f7d4f', 'tall', 'one', 'ears'),
  robot('#7c3aa8', 'dome', 'happy', 'bent'),
  robot('#a8224e', 'hexagon', 'smile', 'wave'),
  robot('#0f766e', 'square', 'one', 'two'),
  robot('#8a5a10', 'round', 'happy', 'ears'),
  robot('#3f4aa8', 'tall', 'smile', 'wave'),
  robot('#54612a', 'dome', 'dots', 'one'),
  robot('#5b4636', 'hexagon', 'bar', 'bent'),
]

/** The robot of a bot: its own face, or one by its number. */
export function robotOf({ id, face = '' }: { id: number; face?: string }): Robot {
  const own = /^bot(\d+)$/.exec(face)?.[1]
  return ROBOTS[(own === undefined ? id : Number(own)) % ROBOTS.length]!
}
