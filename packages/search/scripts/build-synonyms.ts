/** Compiles the lists in `synonyms/` into `dist/synonyms.json`, which the server gives to the engine. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSynonyms, SynonymsError } from './read-synonyms.ts'

const folder = relative(process.cwd(), fileURLToPath(new URL('../synonyms', import.meta.url)))
const output = fileURLToPath(new URL('../dist/synonyms.json', import.meta.url))

try {
  const compiled = JSON.stringify(readSynonyms(folder))
  mkdirSync(dirname(output), { recursive: true })
  // Renamed into place: a server or a test that starts meanwhile reads a whole file.
  writeFileSync(`${output}.new`, compiled)
  renameSync(`${output}.new`, output)
} catch (error) {
  if (!(error instanceof SynonymsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
