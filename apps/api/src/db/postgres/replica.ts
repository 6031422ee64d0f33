import type pg from 'pg'
import type { Database, Reads } from '../database.ts'
import { GuardedPool } from './guarded-pool.ts'
import type { TimedClient } from './timed-client.ts'

const checkMs = 500
/** A replica that lags by more than this is not used. */
const longestLagMs = 2000

type Options = {
  Client: typeof TimedClient
  primary: pg.Pool
  readsOf: (pool: pg.Pool) => Reads
}

type Mark = { lsn: string; at: number }

/**
 * Reads from a streaming standby. Its lag is measured: the standby must have replayed the log up to a position that the
 * primary reported shortly before.
 */
export function openReplica(
  url: string,
  { Client, primary, readsOf }: Options,
): NonNullable<Database['replica']> & { close: () => Promise<void> } {
  const pool = new GuardedPool(url, { Client, name: 'The replica' })
  // Without listeners a lost connection would end the process; the next check notices.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  let mark: Mark | undefined
  let currentAt = Number.NEGATIVE_INFINITY
  let isChecking = false
  const checking = setInterval(check, checkMs).unref()
  void check()

  return {
    reads: readsOf(pool),
    isCurrent: () => performance.now() - currentAt < longestLagMs,
    close: async () => {
      clearInterval(checking)
      await pool.end()
    },
  }

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    try {
      if (mark && (await hasApplied(mark.lsn))) {
        currentAt = mark.at
        mark = undefined
      }
      mark ??= await markOfPrimary()
    } catch {
      // The next check tries again.
    } finally {
      isChecking = false
    }
  }

  async function markOfPrimary(): Promise<Mark> {
    const at = performance.now()
    const { rows } = await primary.query('SELECT pg_current_wal_lsn()::text AS lsn')
    return { lsn: rows[0].lsn, at }
  }

  /** A standby that was promoted no longer follows the primary. */
  async function hasApplied(lsn: string): Promise<boolean> {
    const { rows } = await pool.query(
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
      [lsn],
    )
    return rows[0].has === true
  }
}
