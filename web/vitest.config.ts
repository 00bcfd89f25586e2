// Unit tests of the page: the build's own plugins, without a browser.
import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config.ts'

export default mergeConfig(
  build,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts'],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
)
