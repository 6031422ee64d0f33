import type { PGlite } from '@electric-sql/pglite'
import { joined } from './joined.ts'
import { openFiles } from './open-files.ts'
import type { Backend } from './prepared-client.ts'

export type PgliteCalls = ReturnType<typeof pgliteCalls>

/** What the thread of the embedded database offers: to open its files, and then to answer its client. */
export function pgliteCalls() {
  let backend: Backend

  return {
    open: async (folder: string) => {
      backend = backendOf(await openFiles(folder))
    },
    exchange: (messages: Uint8Array) => backend.exchange(messages),
    close: () => backend.close(),
  }
}

export function backendOf(client: PGlite): Backend {
  return {
    exchange: async messages => {
      const parts: Uint8Array[] = []
      await client.execProtocolRawStream(messages, {
        // A file system on the local disk needs no synchronization after each statement.
        syncToFs: false,
        // The part lies in memory that the database uses again.
        onRawData: part => parts.push(part.slice()),
      })
      return joined(parts)
    },
    close: () => client.close(),
  }
}
