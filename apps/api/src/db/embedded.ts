import { fsyncSync, mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, PreparedStatement, Queries } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Opens the embedded database in a folder, durable: a commit returns after its fsync. */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    fs: new SyncedNodeFS(folder),
    // PGlite starts with -F (no fsync); fdatasync is a no-op in its file system.
    startParams: [
      ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  return migrated(client)
}

/** A database in memory, from a dump or empty: for tests. */
export async function openInMemory(loadDataDir?: Blob): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({ ...(loadDataDir && { loadDataDir }) })
  return { ...(await migrated(client)), client }
}

async function migrated(client: PGlite): Promise<Database> {
  const queries = drizzle({ client })
  await migrate(queries, { migrationsFolder })
  const closing = new AbortController()
  return {
    queries: queries as unknown as Queries,
    runPrepared: preparedRunner(client),
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

function preparedRunner(client: PGlite): Database['runPrepared'] {
  const prepared = new Map<string, Promise<unknown>>()
  const prepare = ({ name, sql }: PreparedStatement) => {
    const preparing = client.exec(`PREPARE ${name} AS ${sql}`)
    prepared.set(name, preparing)
    // The next call tries again.
    preparing.catch(() => prepared.delete(name))
    return preparing
  }
  return async <Row>(statement: PreparedStatement, parameters: readonly string[]) => {
    await (prepared.get(statement.name) ?? prepare(statement))
    const literals = parameters.map(quoteLiteral).join(', ')
    const given = literals && `(${literals})`
    const [result] = await client.exec(`EXECUTE ${statement.name}${given}`)
    return (result?.rows ?? []) as Row[]
  }
}

/** EXECUTE takes no parameters of the wire protocol; E'' reads the same whatever the server's settings. */
function quoteLiteral(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\0', '')}'`
}

/** PGlite's NODEFS has no fsync of its own, so a power cut would lose acknowledged commits. */
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
