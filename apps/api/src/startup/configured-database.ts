import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DataFolder, DataFolderError, takeDataFolder } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Config } from './config.ts'

/** The embedded database has one owner; with PostgreSQL, many servers may share one folder. */
export function takeFolder(config: Config): DataFolder {
  if (!config.DATABASE_URL) {
    refuseRoot(config)
    return takeDataFolder(config.DATA_DIR)
  }
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
  return { path: config.DATA_DIR, announce: () => {}, release: () => {} }
}

/** The server's own user could not open what root writes, not even the lock. */
function refuseRoot(config: Config): void {
  const owner = statSync(filesIn(config), { throwIfNoEntry: false })?.uid
  if (process.getuid?.() !== 0 || !owner) return
  throw new DataFolderError(
    `The database in ${config.DATA_DIR} belongs to the user ${owner}. Run this as that user instead of root.`,
  )
}

/** The folder of the embedded database's files. */
export const filesIn = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'postgres')

/** Tells an operator which database the settings name, without its password. */
export function databaseName(config: Config): string {
  const postgres = directAddress(config)
  if (!postgres) return `the embedded database in ${resolve(config.DATA_DIR)}`
  const { host, pathname } = new URL(postgres)
  return `PostgreSQL at ${host}${pathname}`
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
    : openEmbedded(filesIn(config))
}
