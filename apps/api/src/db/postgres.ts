import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { log } from '../log/log.ts'
import type { Database, OnNotice, Queries } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { GuardedPool } from './guarded-pool.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Servers that start at the same time migrate one after the other. */
const migrationLock = 7_041_002

const connectMs = 10_000
const goodByeMs = 2000

export async function openPostgres(url: string): Promise<Database> {
  await migrateAlone(url)
  const pool = new GuardedPool(url)
  // The pool replaces a dropped idle connection; without a listener it would end the process.
  pool.on('error', error => {
    // The pool has already reported the connections that it cut itself.
    if (error instanceof DatabaseUnavailable) return
    log.error(`A database connection was lost: ${error.message}`)
  })
  // The same goes for one lost during a transaction, and there the next query reports the loss anyway.
  pool.on('connect', client => client.on('error', () => {}))
  const listeners = new Set<pg.Client>()
  const closing = new AbortController()
  const closed = closing.signal
  return {
    queries: queriesOf(pool),
    runPrepared: async ({ name, sql }, parameters) => {
      const result = await pool.query({ name, text: sql, values: [...parameters] })
      return result.rows
    },
    listen,
    pool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      closing.abort()
      // A server that does not answer would not confirm the end of a connection either.
      void setTimeout(goodByeMs, undefined, { ref: false }).then(() => pool.cut())
      await Promise.all([...listeners].map(listener => listener.end()))
      await pool.end()
    },
    closed,
  }

  /**
   * Listens on a separate connection and reconnects after a loss, reporting that notifications may have
   * been missed.
   */
  async function listen(channel: string, onNotice: OnNotice): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      stream: () => pool.openSocket(),
    })
    client.on('notification', ({ payload = '' }) => onNotice(payload))
    // A loss is also followed by an end event, which is handled.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    if (closed.aborted) return client.end()
    listeners.add(client)
    client.on('end', () => {
      listeners.delete(client)
      if (!closed.aborted) void listenAgain(channel, onNotice)
    })
  }

  async function listenAgain(channel: string, onNotice: OnNotice): Promise<void> {
    for (let waitMs = 100; !closed.aborted; waitMs = Math.min(waitMs * 2, 2000)) {
      await setTimeout(waitMs)
      try {
        await listen(channel, onNotice)
        return onNotice(null)
      } catch (error) {
        log.error(`The database cannot be reached: ${(error as Error).message}`)
      }
    }
  }
}

/**
 * The library takes a connection for a transaction and, if even its BEGIN fails, never releases it: after
 * twenty losses no request could be served. So connections are taken and released here.
 */
function queriesOf(pool: pg.Pool): Queries {
  const queries = drizzle({ client: pool })
  queries.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(run, config)
    } finally {
      client.release()
    }
  }
  return queries as unknown as Queries
}

async function migrateAlone(url: string): Promise<void> {
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
