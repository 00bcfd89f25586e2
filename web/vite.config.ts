// How the page is built: into the server's folder, split by screen, with fonts asked for at once.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fonts, icons, worker } from './plugins.ts'

const server = process.env['SAMEWAVE_ADDRESS'] ?? 'http://127.0.0.1:8040'

/** Few files at first: what every screen uses is one, and so are the words of a language. */
const chunks = [
  { name: 'base', test: /node_modules\/svelte|src\/(parts|lib)\/(?!Qr|Pawn|table|socket|packs)/ },
  ...['en', 'fr', 'de', 'es', 'it'].map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`src/words/${language}/(home|table|settings|refusals)\\.ts`),
  })),
]

export default defineConfig({
  plugins: [svelte(), icons(), fonts(), worker()],
  build: {
    outDir: '../src/samewave/server/page',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/packs': server,
      '/today.json': server,
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
