import { expect, test } from 'vitest'

const components = import.meta.glob<string>('../src/**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test.each(Object.keys(components))('%s has no style attribute', (path) => {
  // the page's policy forbids them; `style:width={…}` is set by script and may stay
  expect(components[path]?.replace(/<style[\s\S]*$/, '')).not.toMatch(/\sstyle=/)
})
