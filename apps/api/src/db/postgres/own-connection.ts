import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'
import { advisoryLocks } from './advisory-locks.ts'

export const askAgainMs = 200

export const connectMs = 10_000

/**
 * Makes servers that start meanwhile wait until this connection ends. They poll for the lock, because building an index
 * concurrently waits for all statements that began earlier: one that waited for the lock would block it for ever.
 */
export async function lockMigrations(queries: Queries): Promise<void> {
  while (!(await isLocked(queries, 'pg_try_advisory_lock', advisoryLocks.migration))) {
    await setTimeout(askAgainMs)
  }
}

export async function isLocked(
  queries: Queries,
  attempt: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  key: number,
): Promise<boolean> {
  const statement = sql`SELECT ${sql.raw(attempt)}(${key}) AS locked`
  const [row] = await rowsOf<{ locked: boolean }>(queries, statement)
  return row?.locked === true
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
