import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside `src` when run from source, beside `dist` when bundled: the same folder from both. */
const candidates = ['../../migrations', '../migrations'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export const migrationsFolder = candidates.find(existsSync) ?? candidates[0]!
