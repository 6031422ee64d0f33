import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../db/embedded.ts'
import { openPostgres, type PostgresOptions } from '../db/postgres.ts'

export type TestDatabase = Database & {
  /** Separate connections to the same database, like those of a second server. */
  openAgain: (options?: PostgresOptions) => Promise<Database>
}

/** A migrated, empty database for this test file, on the engine that the project uses. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if (inject('engine') === 'postgres') return copyOf(new URL(template))
  const database = await openInMemory(new Blob([readFileSync(template)]))
  return { ...database, openAgain: () => Promise.reject(new Error('It has one owner.')) }
}

/** Whether two servers can share a database: only PostgreSQL can, so such tests are skipped elsewhere. */
export const canServeTwo = () => inject('engine') === 'postgres'

async function copyOf(template: URL): Promise<TestDatabase> {
  const name = `${template.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  const url = new URL(template)
  url.pathname = '/postgres'
  const admin = url.href
  await execute(admin, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  url.pathname = `/${name}`
  const open = (options?: PostgresOptions) => openServed(url.href, options)
  const database = await open()
  return {
    ...database,
    openAgain: open,
    close: async () => {
      await database.close()
      // A pooler keeps connections open.
      await execute(admin, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A machine that runs other tests may be busy for longer than a shopper should wait. */
const longestWaitMs = 20_000

/** As a server opens it, through the pooler and with NATS if they are running. */
function openServed(url: string, options: PostgresOptions = {}): Promise<Database> {
  const pooled = inject('pooledTemplate')
  const given = { eventsUrl: inject('eventsUrl') ?? undefined, longestWaitMs, ...options }
  if (!pooled) return openPostgres(url, given)
  const pooledUrl = new URL(pooled)
  pooledUrl.pathname = new URL(url).pathname
  return openPostgres(pooledUrl.href, { directUrl: url, ...given })
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
