/** Compiles the data files of `content/` into `dist/content.json`, which the store is built from. */
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
  // It is moved into place when complete, so that a server or test that starts now reads a whole file.
  writeFileSync(`${output}.new`, compiled)
  renameSync(`${output}.new`, output)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
