// Writes a .br and a .gz beside every text file of a built folder if they are smaller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/
const [folder] = process.argv.slice(2)

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, String(name))
  if (!compressible.test(path)) continue
  const content = readFileSync(path)
  const compressed = {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(content, { level: 9 }),
  }
  for (const [ending, bytes] of Object.entries(compressed)) {
    if (bytes.length < content.length) writeFileSync(`${path}.${ending}`, bytes)
  }
}
