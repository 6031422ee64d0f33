import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { log } from '../log/log.ts'
import type { Database, Queries, Reads } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type Notice, passNoticesTo } from './notify.ts'
import { GuardedPool } from './postgres/guarded-pool.ts'
import { keptConnections, listening } from './postgres/kept-connections.ts'
import { migrateAlone } from './postgres/migrate-alone.ts'
import { type Broker, connectNats } from './postgres/nats.ts'
import { PreparingClient } from './postgres/preparing-client.ts'
import { openReplica } from './postgres/replica.ts'
import { TimedClient } from './postgres/timed-client.ts'
import { shareDatabase } from './postgres/usage-lock.ts'

const goodByeMs = 2000

export type PostgresOptions = {
  /**
   * The address past a pooler that gives each transaction another connection, for what belongs to one
   * connection: LISTEN, and locks of the whole database.
   */
  directUrl?: string | undefined
  /** The address of a streaming standby, for reads that may lag. */
  replicaUrl?: string | undefined
  /** The addresses of NATS, which then carries what `notify` tells. */
  eventsUrl?: string | undefined
  /** How long a query waits for a connection at most. */
  longestWaitMs?: number | undefined
}

export async function openPostgres(
  url: string,
  { directUrl, replicaUrl, eventsUrl, longestWaitMs }: PostgresOptions = {},
): Promise<Database> {
  // PgBouncer before 1.21 does not know which of its connections know the statement of a name.
  const Client = directUrl ? TimedClient : PreparingClient
  const pool = new GuardedPool(url, { Client, longestWaitMs })
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
  const connections = keptConnections(directUrl ?? url, {
    openSocket: () => pool.openSocket(),
    isSilent: () => pool.isSilent,
    closed,
  })
  await connections.open({ begin: client => shareDatabase(drizzle({ client })) })
  await migrateAlone(directUrl ?? url)
  const broker = eventsUrl ? await connectNats(eventsUrl, url) : null
  const replica = replicaUrl && openReplica(replicaUrl, { Client, primary: pool, readsOf })
  return {
    ...readsOf(pool),
    ...(replica && { replica }),
    listen: async (channel, onNotice) => {
      // Triggers notify by PostgreSQL only, and so do servers that have lost the broker.
      await connections.open(listening(channel, onNotice))
      await broker?.listen(channel, onNotice)
    },
    pool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      closing.abort()
      // A server that does not answer would not confirm the end of a connection either.
      void setTimeout(goodByeMs, undefined, { ref: false }).then(() => pool.cut())
      await broker?.close()
      await connections.end()
      if (replica) await replica.close()
      await pool.end()
    },
    closed,
  }

  function readsOf(pool: pg.Pool): Reads {
    return {
      queries: queriesOf(pool, broker),
      runPrepared: async (text, parameters) => {
        const { rows } = await pool.query({ text, values: [...parameters] })
        return rows
      },
    }
  }
}

/**
 * The library takes a connection for a transaction and, if even its BEGIN fails, never releases it: after
 * twenty losses no request could be served. So connections are taken and released here, and a broker is told
 * of what has been committed.
 */
function queriesOf(pool: pg.Pool, broker: Broker | null): Queries {
  const queries = drizzle({ client: pool })
  queries.transaction = async (run, config) => {
    const client = await pool.connect()
    const notices: Notice[] = []
    const result = await drizzle({ client })
      .transaction(tx => {
        if (broker?.isConnected()) passNoticesTo(tx, notice => notices.push(notice) > 0)
        return run(tx)
      }, config)
      .finally(() => client.release())
    for (const notice of notices) broker?.publish(notice)
    return result
  }
  if (broker) passNoticesTo(queries, notice => broker.isConnected() && broker.publish(notice))
  return queries as unknown as Queries
}
