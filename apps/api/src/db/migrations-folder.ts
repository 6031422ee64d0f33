import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder is beside `src` for the sources and beside `dist` for the bundle. */
const candidates = ['../../migrations', '../migrations'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export const migrationsFolder = candidates.find(existsSync) ?? candidates[0]!
