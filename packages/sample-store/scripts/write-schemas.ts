/** Writes the JSON Schemas with which editors check the data files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { jsonSchemas } from '../src/content-files/json-schemas.ts'

const folder = new URL('../schemas/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(name, folder), schema)
}
