// Svelte: runes everywhere, and an inline style is no style (the page's policy forbids it).
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: { runes: true },
}
