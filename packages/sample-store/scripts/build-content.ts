/** Compiles the data files in `content/` into `dist/content.json`, from which the store is built. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from '../src/content-files/content-file.ts'
import { readContent } from '../src/content-files/read-content.ts'

const folder = relative(process.cwd(), fileURLToPath(new URL('../content', import.meta.url)))
const output = fileURLToPath(new URL('../dist/content.json', import.meta.url))

try {
  const compiled = JSON.stringify(readContent(folder))
  mkdirSync(dirname(output), { recursive: true })
  // Moved into place when complete, so that a server or test that starts now never reads a partial file.
  writeFileSync(`${output}.new`, compiled)
  renameSync(`${output}.new`, output)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
