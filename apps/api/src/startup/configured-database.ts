import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, takeDataFolder } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Config } from './config.ts'

/** The embedded database has one owner; PostgreSQL may serve many servers from one folder. */
export function takeFolder(config: Config): DataFolder {
  if (!config.DATABASE_URL) return takeDataFolder(config.DATA_DIR)
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
  return { path: config.DATA_DIR, announce: () => {}, release: () => {} }
}

export function openDatabase(config: Config): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openEmbedded(join(config.DATA_DIR, 'postgres'))
}
