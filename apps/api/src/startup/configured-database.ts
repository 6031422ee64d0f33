import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type DataFolder, FolderInUseError, nameOf, takeDataFolder } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { lockHolder } from '../db/folder-lock.ts'
import { openPostgres } from '../db/postgres.ts'
import { log } from '../log/log.ts'
import { OperatorError } from '../log/operator-error.ts'
import type { Config } from './config.ts'

type Waiting<Met> = {
  /** Told once what is being waited for. */
  tell: (line: string) => void
  /** Asked what to do about a holder: anything but undefined ends the wait with that result. */
  meet: (inUse: FolderInUseError) => Promise<Met | undefined>
  longestSeconds?: number
}

/** Longer than most commands run, and than a server needs to start. */
const longestWaitSeconds = 60
const checkMs = 100

/**
 * Locks the folder of the embedded database, which has one owner, and waits a while for a process that holds it.
 *
 * @throws {FolderInUseError} if that process holds it for too long
 */
export async function takeFolder<Met = never>(
  config: Config,
  { tell, meet, longestSeconds = longestWaitSeconds }: Waiting<Met>,
): Promise<DataFolder | Met> {
  const deadline = performance.now() + longestSeconds * 1000
  for (let isTold = false; ; isTold = true) {
    try {
      refuseRoot(config)
      return takeDataFolder(config.DATA_DIR)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      const met = await meet(error)
      if (met !== undefined) return met
      if (performance.now() > deadline) throw error
      if (!isTold) {
        tell(
          `Waiting up to ${longestSeconds} seconds for ${nameOf(error.holder)}, which uses the data folder ${config.DATA_DIR}.`,
        )
      }
    }
    await setTimeout(checkMs)
  }
}

/** The folder of a server. It waits for operator commands, which end soon, but not for another server. */
export async function takeServerFolder(config: Config): Promise<DataFolder> {
  if (config.DATABASE_URL) {
    // Many servers may share one folder.
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
    return { path: config.DATA_DIR, announce: () => {}, release: () => {} }
  }
  return takeFolder<never>(config, { tell: line => log.info(line), meet: refuseServer })
}

async function refuseServer(inUse: FolderInUseError): Promise<undefined> {
  if (inUse.holder.address) throw inUse
}

/** The server's own user could not open what root writes, not even the lock. */
function refuseRoot(config: Config): void {
  const owner = statSync(filesIn(config), { throwIfNoEntry: false })?.uid
  if (process.getuid?.() !== 0 || !owner) return
  // A command of root may still ask a running server.
  const holder = lockHolder(config.DATA_DIR)
  if (holder) throw new FolderInUseError(config.DATA_DIR, holder)
  throw new OperatorError(
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
