// Builds the page into the server's folder and compresses its files: node build.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { cutFace } from './face.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const out = join(root, '../src/samewave/server/page')
const COMPRESSED = /\.(js|css|html|svg|webmanifest|json|txt)$/

process.chdir(root)
await build({ root, logLevel: 'warn', resolve: { alias: [await cutFace()] } })
for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && COMPRESSED.test(entry.name))
    await compress(join(entry.parentPath, entry.name))
}

async function compress(file) {
  const data = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(data, best))
  await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }))
}
