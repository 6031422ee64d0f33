import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, takeDataFolder } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Config } from './config.ts'

/** The embedded database has one owner; with PostgreSQL, many servers may share one folder. */
export function takeFolder(config: Config): DataFolder {
  if (!config.DATABASE_URL) return takeDataFolder(config.DATA_DIR)
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
  return { path: config.DATA_DIR, announce: () => {}, release: () => {} }
}

/** The PostgreSQL URL for work that needs its own connection; undefined with the embedded database. */
export function directAddress({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string | undefined {
  return DATABASE_DIRECT_URL ?? DATABASE_URL
}

export function openDatabase(config: Config): Promise<Database> {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    EVENTS_URL: eventsUrl,
  } = config
  return DATABASE_URL
    ? openPostgres(DATABASE_URL, { directUrl, replicaUrl, eventsUrl })
    : openEmbedded(join(config.DATA_DIR, 'postgres'))
}
