import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startChild } from '../../apps/api/src/testing/services/child-process.ts'
import { openTestServer } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import {
  authSecret,
  builtServer,
  type Server,
  startServer,
  temporaryFolder,
} from '../support/server.ts'

export type CrowdOrder = { shoppers: number; seconds: number }

export type CrowdReport = {
  /** Requests answered with 200. */
  perSecond: number
  /** CPU time of the server. */
  cpuSeconds: number
  medianMs: number
  p99Ms: number
  longestMs: number
  /** Requests that were told to retry later. */
  shed: number
  /** Other or missing responses since the last report, by kind of request and status. */
  failures: Record<string, number>
  endedStreams: number
}

export type Crowd = {
  server: Server
  /** Runs this many shoppers for this long, and reports how they were served. */
  shop: (order: CrowdOrder) => Promise<CrowdReport>
  end: () => Promise<void>
}

export type DatabaseKind = 'embedded database' | 'PostgreSQL'

const repository = new URL('../../', import.meta.url).pathname

type Given = {
  kind: DatabaseKind
  accounts: number
  checkout?: string
  env?: Record<string, string>
}

/**
 * Starts a server with this many accounts, and the process of its shoppers. `checkout` is another checkout that has
 * been built.
 */
export async function openCrowd({
  kind,
  accounts,
  checkout = repository,
  env,
}: Given): Promise<Crowd> {
  const dataDir = temporaryFolder()
  const postgres = kind === 'PostgreSQL' ? await openTestServer() : undefined
  const cookies = await writeAccounts({ checkout, dataDir, url: postgres?.url, count: accounts })
  const server = await startServer({
    dataDir,
    script: join(checkout, builtServer),
    env: { ...env, ...(postgres && { DATABASE_URL: postgres.url }) },
  })
  const shoppers = startChild(new URL('./crowd-process.ts', import.meta.url), [])
  shoppers.write(JSON.stringify({ address: server.address, pid: server.pid, cookies }))
  return {
    server,
    shop: async order => {
      shoppers.write(JSON.stringify(order))
      return JSON.parse((await shoppers.nextLine()) ?? 'null')
    },
    end: async () => {
      await shoppers.kill()
      await server.stop()
      await postgres?.stop()
    },
  }
}

type Accounts = { checkout: string; dataDir: string; url: string | undefined; count: number }

/**
 * Runs before the server starts, because the server locks its embedded database; uses the checkout's own migrations.
 */
async function writeAccounts({ checkout, dataDir, url, count }: Accounts): Promise<string[]> {
  const from = (file: string) => pathToFileURL(join(checkout, 'apps/api/src', file)).href
  const { writeSignedIn }: WritesAccounts = await import(
    from('testing/shoppers/write-signed-in.ts')
  )
  const { openEmbedded }: Embedded = await import(from('db/embedded.ts'))
  const { openPostgres }: Postgres = await import(from('db/postgres.ts'))
  const database = await (url ? openPostgres(url) : openEmbedded(join(dataDir, 'postgres')))
  const accounts = await writeSignedIn(database, { count, secret: authSecret })
  await database.close()
  return accounts.map(({ cookie }) => cookie)
}

type WritesAccounts = typeof import('../../apps/api/src/testing/shoppers/write-signed-in.ts')
type Embedded = typeof import('../../apps/api/src/db/embedded.ts')
type Postgres = typeof import('../../apps/api/src/db/postgres.ts')
