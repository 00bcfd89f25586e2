// Plugins of the build: icons as paths, preloaded fonts, the text for browsers without JavaScript,
// and the list of files that the service worker caches.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const assets = join(import.meta.dirname, 'node_modules/@phosphor-icons/core/assets')
const languages = join(import.meta.dirname, '../src/samewave/languages')
const PREFIX = 'icon:'

/** `import globe from 'icon:globe'` is the path of a bold icon; `icon:crown-fill` of a filled one. */
export function icons(): Plugin {
  return {
    name: 'samewave-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const file = name.endsWith('-fill') ? `fill/${name}.svg` : `bold/${name}-bold.svg`
      const drawing = readFileSync(join(assets, file), 'utf8')
      const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
      return `export default ${JSON.stringify(paths.join(''))}`
    },
  }
}

/** Preloads the two fonts, because every screen needs them. */
export function fonts(): Plugin {
  return {
    name: 'samewave-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `./${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  }
}

/** Without JavaScript, the page says in every language that it needs it. */
export function noScript(): Plugin {
  return {
    name: 'samewave-no-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--no-script-->', noScriptParagraphs()),
    },
  }
}

export const noScriptParagraphs = (): string =>
  languageData()
    .map(([code, { no_script }]) => `<p lang="${code}">${no_script}</p>`)
    .join('\n        ')

interface LanguageData {
  name: string
  no_script: string
  regions?: readonly string[]
  starts?: Readonly<Record<string, string>>
}

/** What the server's files know of each language, by code. */
export const languageData = (): [string, LanguageData][] =>
  readdirSync(languages)
    .sort()
    .map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(languages, file), 'utf8')) as LanguageData,
    ])

/** `samewave:languages` has the name of each language in itself, by code, and the regions whose texts differ. */
export function languageNames(): Plugin {
  const id = 'samewave:languages'
  return {
    name: 'samewave-languages',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      const names = Object.fromEntries(languageData().map(([code, { name }]) => [code, name]))
      const regions = languageData().flatMap(([, { regions }]) => regions ?? [])
      return `export const names = ${JSON.stringify(names)}, regions = ${JSON.stringify(regions)}`
    },
  }
}

/** The service worker is built to the root and gets the list of all files of its build. */
export function worker(): Plugin {
  return {
    name: 'samewave-worker',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', worker: 'src/app/worker.ts' },
          output: {
            entryFileNames: ({ name }: { name: string }) =>
              name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort()
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const chunk = bundle['worker.js']
      if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
      chunk.code = chunk.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__BUILD__', JSON.stringify(build))
    },
  }
}
