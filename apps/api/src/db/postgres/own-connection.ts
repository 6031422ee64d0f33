import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Queries } from '../database.ts'
import { migrationsFolder } from '../migrations-folder.ts'

/** Servers that start at the same time migrate one after the other. */
const migrationLock = 7_041_002

export const connectMs = 10_000

export async function migrateAlone(url: string): Promise<void> {
  await onOwnConnection(url, async queries => {
    await lockMigrations(queries)
    await migrate(queries as never, { migrationsFolder })
  })
}

/** Keeps servers that start meanwhile waiting, until this connection ends. */
export async function lockMigrations(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_lock(${migrationLock})`)
}

/**
 * Runs work on one connection without the pool's timeouts, because a migration, waiting for another
 * server's, or reading all tables takes time.
 */
export async function onOwnConnection<Result>(
  url: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(drizzle({ client }) as unknown as Queries)
  } finally {
    // Closing the connection also releases its locks.
    await client.end()
  }
}
