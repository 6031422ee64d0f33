import { fsyncSync, mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { damageOf } from './damage-of.ts'
import { DataFolderError } from './data-folder.ts'
import type { Database, PreparedStatement, Queries } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { preparedClient } from './prepared-client.ts'

/** Opens the embedded database in a folder. It is durable: a commit returns after its fsync. */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const damage = damageOf(folder)
  if (damage) {
    throw new DataFolderError(
      `The database in ${folder} is damaged: ${damage} is missing or unreadable. ${remedy}`,
    )
  }
  return migrated(await open(folder))
}

const remedy =
  'Put back a backup of the data folder (README.md, “Data and backup”), or delete it if it never held anything.'

async function open(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: new SyncedNodeFS(folder),
      // PGlite starts with -F (no fsync); fdatasync is a no-op in its file system.
      startParams: [
        ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
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
  const queries = drizzle({ client: prepared as PGlite })
  await migrate(queries, { migrationsFolder })
  const closing = new AbortController()
  return {
    queries: queries as unknown as Queries,
    runPrepared: async <Row>({ sql }: PreparedStatement, parameters: readonly string[]) => {
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
