import { randomBytes } from 'node:crypto'
import { constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { log } from '../log/log.ts'
import { OperatorError } from '../log/operator-error.ts'
import type { Database, Queries } from './database.ts'
import { damageOf } from './embedded/damage-of.ts'
import { openInThread } from './embedded/open-in-thread.ts'
import { backendOf } from './embedded/pglite-calls.ts'
import { type PreparedClient, preparedClient } from './embedded/prepared-client.ts'
import { migrationsFolder } from './migrations.ts'
import { watchDiskRoom } from './upkeep/disk-room.ts'
import { tidyEmbedded } from './upkeep/tidy-embedded.ts'

/** Opens the embedded database in a folder. It is durable: a commit returns after its fsync. */
export async function openEmbedded(folder: string): Promise<Database> {
  await removeCopies(folder, 0)
  const client = await openFolder(folder)
  const database = await migrated(client)
  const room = watchDiskRoom(folder)
  return {
    ...database,
    copyFiles: () => copyFiles(client, folder),
    hasRoom: room.hasRoom,
    tidy: () => tidyEmbedded(database.queries),
    close: () => {
      room.close()
      return database.close()
    },
  }
}

/** Opens it as it is, for reading all of it: a backup before an update must not be the update. */
export async function openUnmigrated(folder: string): Promise<Pick<Database, 'queries' | 'close'>> {
  const client = await openFolder(folder)
  return { queries: queriesOf(client), close: client.close }
}

/**
 * Copies the files into a folder beside them while no query runs. Commits are in the write-ahead log by then, so
 * the copy opens like the database of a process that was killed. Queries wait meanwhile; reading all tables
 * here would keep them waiting longer, because there is only one connection.
 */
async function copyFiles(client: PreparedClient, folder: string): Promise<string> {
  const copy = `${resolve(folder)}${copyMark}${randomBytes(6).toString('hex')}`
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
  await removeCopies(folder, longestReadMs)
  try {
    await client.exclusively(() => cp(folder, copy, options))
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
  return copy
}

/** Removes copies of at least this age. Their readers were killed, and each is as large as the database. */
async function removeCopies(folder: string, leastAgeMs: number): Promise<void> {
  const beside = dirname(folder)
  if (!existsSync(beside)) return
  for (const name of readdirSync(beside)) {
    if (!name.startsWith(`${basename(folder)}${copyMark}`)) continue
    const copy = join(beside, name)
    const madeMs = statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - madeMs >= leastAgeMs) await rm(copy, { recursive: true, force: true })
  }
}

const copyMark = '.copy.'
/** No backup takes longer to read a copy. */
const longestReadMs = 2 * 60 * 60 * 1000

/** @throws {OperatorError} if the files are damaged */
async function openFolder(folder: string): Promise<PreparedClient> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const damage = damageOf(folder)
  if (damage) {
    throw new OperatorError(
      `The database in ${folder} is damaged: ${damage} is missing or unreadable. ${remedy}`,
    )
  }
  const backend = await openInThread(folder, endProcess).catch(cause => {
    // PGlite gives no reason when it aborts.
    throw new OperatorError(
      `The database in ${folder} cannot be opened: its control file, write-ahead log or another file is damaged, or the disk is full. ${remedy}`,
      { cause },
    )
  })
  return preparedClient(backend)
}

const remedy =
  'Move it away and restore a backup (README.md, “Data and backup”), or delete it if it never held anything.'

/** PostgreSQL stops rather than lose data. Whatever supervises this process restarts it, which opens the files again. */
function endProcess(): void {
  log.fatal('The embedded database stopped unexpectedly.')
  process.exit(1)
}

/** A database in memory for tests, either empty or loaded from a dump. */
export async function openInMemory(loadDataDir?: Blob): Promise<Database & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...(loadDataDir && { loadDataDir }) })
  return { ...(await migrated(await preparedClient(backendOf(pglite)))), pglite }
}

async function migrated(client: PreparedClient): Promise<Database> {
  const queries = queriesOf(client)
  await migrate(queries as never, { migrationsFolder })
  const closing = new AbortController()
  return {
    queries,
    runPrepared: async <Row>(sql: string, parameters: readonly string[]) => {
      const { rows } = await client.query<Row>(sql, [...parameters])
      return rows
    },
    listen: client.listen,
    close: () => {
      closing.abort()
      return client.close()
    },
    closed: closing.signal,
  }
}

/** The library only asks for these two functions of a PGlite. */
function queriesOf({ query, transaction }: PreparedClient): Queries {
  return drizzle({ client: { query, transaction } as PGlite }) as unknown as Queries
}
