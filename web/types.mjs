// Generates the TypeScript types of the protocol from its schemas: node types.mjs OUT SCHEMA...
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile } from 'json-schema-to-typescript'

const [out, ...schemas] = process.argv.slice(2)
for (const file of schemas) {
  const name = basename(file, '.schema.json')
  const schema = JSON.parse(await readFile(file, 'utf8'))
  const types = await compile(schema, schema.title, {
    bannerComment: `// Made from docs/protocol/${name}.schema.json by \`make docs\`; do not edit.`,
    ignoreMinAndMaxItems: true, // the server checks bounds
    additionalProperties: false,
    style: { semi: false, singleQuote: true },
  })
  await writeFile(join(out, `${name}.ts`), types)
}
