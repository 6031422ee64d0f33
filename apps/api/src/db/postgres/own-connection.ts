import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'

/** Servers that start at the same time migrate one after the other. */
const migrationLock = 7_041_002

const lockAskMs = 200

export const connectMs = 10_000

/**
 * Makes servers that start meanwhile wait until this connection ends. They poll for the lock, because building an index
 * concurrently waits for all statements that began earlier: one that waited for the lock would block it for ever.
 */
export async function lockMigrations(queries: Queries): Promise<void> {
  while (!(await isLocked(queries))) await setTimeout(lockAskMs)
}

async function isLocked(queries: Queries): Promise<boolean> {
  const [row] = await rowsOf<{ locked: boolean }>(
    queries,
    sql`SELECT pg_try_advisory_lock(${migrationLock}) AS locked`,
  )
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
