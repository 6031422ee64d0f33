import { randomBytes } from 'node:crypto'
import { constants, existsSync, fsyncSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { damageOf } from './damage-of.ts'
import { DataFolderError } from './data-folder.ts'
import type { Database, Queries } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { preparedClient, type QueryClient } from './prepared-client.ts'
import { watchDiskRoom } from './upkeep/disk-room.ts'
import { tidyEmbedded } from './upkeep/tidy-embedded.ts'

/** Opens the embedded database in a folder. It is durable: a commit returns after its fsync. */
export async function openEmbedded(folder: string): Promise<Database> {
  await removeCopies(folder)
  const client = await openFiles(folder)
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
  const client = await openFiles(folder)
  return { queries: queriesOf(preparedClient(client)), close: () => client.close() }
}

/**
 * Copies the files into a folder beside them while no query runs. Commits are in the write-ahead log by then, so
 * the copy opens like the database of a process that was killed. Queries wait meanwhile; reading all tables
 * here would keep them waiting longer, because there is only one connection.
 */
async function copyFiles(client: PGlite, folder: string): Promise<string> {
  const copy = `${resolve(folder)}${copyMark}${randomBytes(6).toString('hex')}`
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
  try {
    await client._runExclusiveTransaction(() => cp(folder, copy, options))
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
  return copy
}

/** Copies whose reader was killed. */
async function removeCopies(folder: string): Promise<void> {
  const beside = dirname(folder)
  if (!existsSync(beside)) return
  const copies = readdirSync(beside).filter(name =>
    name.startsWith(`${basename(folder)}${copyMark}`),
  )
  for (const copy of copies) await rm(join(beside, copy), { recursive: true, force: true })
}

const copyMark = '.copy.'

async function openFiles(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const damage = damageOf(folder)
  if (damage) {
    throw new DataFolderError(
      `The database in ${folder} is damaged: ${damage} is missing or unreadable. ${remedy}`,
    )
  }
  return open(folder)
}

/** How much of the write-ahead log a checkpoint keeps at most, to be used again; PostgreSQL's own 1 GB is meant for larger databases. */
const longestLogMb = 128

const remedy =
  'Move it away and restore a backup (README.md, “Data and backup”), or delete it if it never held anything.'

async function open(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: new SyncedNodeFS(folder),
      // PGlite starts with -F (no fsync); fdatasync is a no-op in its file system.
      startParams: [
        ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
        '-c',
        `max_wal_size=${longestLogMb}MB`,
      ],
    })
  } catch (cause) {
    // PGlite gives no reason when it aborts.
    throw new DataFolderError(
      `The database in ${folder} cannot be opened: its control file, write-ahead log or another file is damaged, or the disk is full. ${remedy}`,
      { cause },
    )
  }
}

/** A database in memory for tests, either empty or loaded from a dump. */
export async function openInMemory(loadDataDir?: Blob): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({ ...(loadDataDir && { loadDataDir }) })
  return { ...(await migrated(client)), client }
}

async function migrated(client: PGlite): Promise<Database> {
  const prepared = preparedClient(client)
  const queries = queriesOf(prepared)
  await migrate(queries as never, { migrationsFolder })
  const closing = new AbortController()
  return {
    queries,
    runPrepared: async <Row>(sql: string, parameters: readonly string[]) => {
      const { rows } = await prepared.query<Row>(sql, [...parameters])
      return rows
    },
    listen: async (channel, onNotice) => {
      await client.listen(channel, onNotice)
    },
    close: () => {
      closing.abort()
      return client.close()
    },
    closed: closing.signal,
  }
}

function queriesOf(prepared: QueryClient): Queries {
  return drizzle({ client: prepared as PGlite }) as unknown as Queries
}

/** PGlite's NODEFS does not implement fsync, so a power cut would lose acknowledged commits. */
class SyncedNodeFS extends NodeFS {
  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, options)
    type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }
    const addFsync = (module: unknown) => {
      ;(module as Module).NODEFS.stream_ops.fsync = stream => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    const preRun = [...(emscriptenOpts.preRun as []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}
