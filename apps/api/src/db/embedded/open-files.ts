import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The most of the write-ahead log that is kept for reuse; PostgreSQL's default of 1 GB is meant for larger databases. */
const longestLogMb = 128

/** Opens the files of a database in a folder, or creates them. A commit returns after its fsync. */
export function openFiles(folder: string): Promise<PGlite> {
  return PGlite.create({
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
    // Otherwise PGlite would call an aborted PostgreSQL again for ever.
    const onAbort = () => process.exit(1)
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } as typeof emscriptenOpts }
  }
}
