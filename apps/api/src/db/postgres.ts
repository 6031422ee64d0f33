import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { log } from '../log/log.ts'
import type { Database, Queries, Reads } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { GuardedPool } from './postgres/guarded-pool.ts'
import { postgresListener } from './postgres/listener.ts'
import { migrateAlone } from './postgres/own-connection.ts'
import { openReplica } from './postgres/replica.ts'

const goodByeMs = 2000

export type PostgresOptions = {
  /**
   * The address past a pooler that gives each transaction another connection, for what belongs to one
   * connection: LISTEN, and the lock of migrations.
   */
  directUrl?: string | undefined
  /** The address of a streaming standby, for reads that may lag. */
  replicaUrl?: string | undefined
}

export async function openPostgres(
  url: string,
  { directUrl, replicaUrl }: PostgresOptions = {},
): Promise<Database> {
  await migrateAlone(directUrl ?? url)
  const pool = new GuardedPool(url)
  // The pool replaces a dropped idle connection; without a listener it would end the process.
  pool.on('error', error => {
    // The pool has already reported the connections that it cut itself.
    if (error instanceof DatabaseUnavailable) return
    log.error(`A database connection was lost: ${error.message}`)
  })
  // The same goes for one lost during a transaction, and there the next query reports the loss anyway.
  pool.on('connect', client => client.on('error', () => {}))
  const closing = new AbortController()
  const closed = closing.signal
  const listener = postgresListener(directUrl ?? url, {
    openSocket: () => pool.openSocket(),
    closed,
  })
  const replica = replicaUrl && openReplica(replicaUrl, { primary: pool, readsOf })
  return {
    ...readsOf(pool),
    ...(replica && { replica }),
    listen: listener.listen,
    pool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      closing.abort()
      // A server that does not answer would not confirm the end of a connection either.
      void setTimeout(goodByeMs, undefined, { ref: false }).then(() => pool.cut())
      await listener.end()
      if (replica) await replica.close()
      await pool.end()
    },
    closed,
  }

  function readsOf(pool: pg.Pool): Reads {
    return {
      queries: queriesOf(pool),
      runPrepared: async ({ name, sql: text }, parameters) => {
        const query = { text, values: [...parameters] }
        // PgBouncer before 1.21 does not know which of its connections know the statement of a name.
        const { rows } = await pool.query(directUrl ? query : { ...query, name })
        return rows
      },
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
