// The build of the page: into the server's folder, split by screen, with preloaded fonts.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { chunkOf } from './chunks.ts'
import { fonts, icons, languageNames, noScript, worker } from './plugins.ts'
import { words } from './words.ts'

const server = process.env['SAMEWAVE_ADDRESS'] ?? 'http://127.0.0.1:8040'

export default defineConfig({
  base: './', // the server knows under which path it lies, the build does not
  plugins: [svelte(), icons(), languageNames(), words(), fonts(), noScript(), worker()],
  json: { namedExports: false },
  build: {
    outDir: '../src/samewave/server/page',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/samewave/refusals'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/packs': server,
      '/days': server,
    },
  },
})
