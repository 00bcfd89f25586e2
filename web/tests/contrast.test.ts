// Fields and switches can be told from what they lie on, by day and by night.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Colour = readonly [number, number, number]

const components = import.meta.glob<string>('../src/**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** A role in a theme, as six or eight hexadecimal digits. */
function valueOf(theme: string, role: string): string {
  const rules = tokens.slice(tokens.indexOf(`[data-theme='${theme}'] {`))
  const found = new RegExp(`--${role}: ([^;]+);`).exec(rules)?.[1] ?? ''
  const name = /^var\(--(.+)\)$/.exec(found)?.[1]
  return name ? (new RegExp(`--${name}: #([0-9a-f]+);`).exec(tokens)?.[1] ?? '') : found.slice(1)
}

const parts = (digits: string) => [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16))

/** A colour with an alpha value on another one. */
function blend(over: string, ground: string): Colour {
  const alpha = over.length > 6 ? parseInt(over.slice(6), 16) / 255 : 1
  const below = parts(ground)
  return parts(over).map((part, i) => alpha * part + (1 - alpha) * (below[i] ?? 0)) as never
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['day', 'night'].flatMap((theme) =>
  ['sunken', 'ground', 'surface', 'surface-2'].map((ground) => [theme, ground] as const),
)

/** The least contrast of an edge, of all grounds by day and by night. */
const worst = (role: string): number =>
  Math.min(
    ...GROUNDS.map(([theme, ground]) => {
      const below = valueOf(theme, ground)
      return contrast(blend(valueOf(theme, role), below), blend(below, below))
    }),
  )

test.each(GROUNDS)('by %s, the edge of a field has a contrast of 3:1 on %s', (theme, ground) => {
  const below = valueOf(theme, ground)

  expect(below).toMatch(/^[0-9a-f]{6}$/)
  expect(
    contrast(blend(valueOf(theme, 'line-strong'), below), blend(below, below)),
  ).toBeGreaterThanOrEqual(3)
})

/** Radio buttons and switches are drawn beside their input, files are chosen by a button. */
const isTyped = (source: string) =>
  /<(textarea|select)\b/.test(source) ||
  [...source.matchAll(/<input\b[^>]*>/g)].some(
    ([input]) => !/type="(radio|checkbox|file|range)"/.test(input),
  )

const fields = Object.keys(components).filter((path) => isTyped(components[path] ?? ''))

test('fields are found', () => expect(fields.length).toBeGreaterThan(5))

/** Switches and lists: people press them to choose. */
const switches = ['components/Switch', 'components/PickList', 'components/Segmented'].concat(
  'games/samegame/phone/CriteriaMarks',
)
const EDGE =
  /box-shadow:\s+(?:inset )?0 0 0 [\d.]+px var\(--(line-strong|accent[\w-]*|warn|gold[\w-]*)\)/g

test.each([...fields, ...switches.map((name) => `../src/${name}.svelte`)])(
  'every edge of %s has a contrast of 3:1',
  (path) => {
    const edges = [...(components[path] ?? '').matchAll(EDGE)].map(([, role = '']) => role)

    expect(edges).not.toEqual([])
    for (const role of edges) expect(worst(role), role).toBeGreaterThanOrEqual(3)
  },
)

test.each(['Switch', 'PickList'])('%s keeps an edge when it is on', (name) => {
  const source = components[`../src/components/${name}.svelte`] ?? ''

  expect(source).toMatch(/:checked ~ i \{[^}]*box-shadow: inset 0 0 0 2px var/)
})
