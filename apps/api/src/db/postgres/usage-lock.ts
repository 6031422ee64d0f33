import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { askAgainMs, isLocked } from './own-connection.ts'

/**
 * Shows that this process uses the database until the connection ends. Waits for a command that replaces the content.
 */
export async function shareDatabase(queries: Queries): Promise<void> {
  const user = `process ${process.pid} on ${hostname()}`
  // By default, it takes PostgreSQL two hours to notice that a machine has lost its power.
  await queries.execute(
    sql`SELECT set_config('application_name', ${user}, false), set_config('tcp_keepalives_idle', '30', false),
      set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`,
  )
  while (!(await isLocked(queries, 'pg_try_advisory_lock_shared', advisoryLocks.usage))) {
    await setTimeout(askAgainMs)
  }
}

/** Keeps all others from using the database until the connection ends, or returns those that use it. */
export async function lockDatabase(queries: Queries): Promise<string[]> {
  for (;;) {
    if (await isLocked(queries, 'pg_try_advisory_lock', advisoryLocks.usage)) return []
    const users = await rowsOf<{ name: string }>(
      queries,
      sql`SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND objid = ${advisoryLocks.usage} AND datname = current_database() ORDER BY name`,
    )
    // None if the last of them has just ended.
    if (users.length > 0) return users.map(({ name }) => name)
  }
}
