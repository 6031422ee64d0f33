import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { throttles } from '../tables.ts'

export type Limit = { key: string; most: number; windowSeconds: number }

/**
 * Counts one attempt under every limit, or under none where one is used up; null when allowed.
 *
 * The attempt is counted in the database before it is made, so that neither parallel attempts nor several
 * servers allow more. Each attempt counts for one window and then no longer, so no window of that length
 * holds more than `most`, and a busy address is not refused for attempts of long ago.
 */
export async function takeAttempts(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  try {
    await database.queries.transaction(async tx => {
      const waits = await count(tx, limits, now)
      if (waits.length > 0) throw new UsedUp(Math.max(...waits))
    })
    return null
  } catch (error) {
    if (!(error instanceof UsedUp)) throw error
    return { retryAfterSeconds: Math.max(1, Math.ceil(error.seconds)) }
  }
}

/**
 * Adds an attempt under every limit, and returns for each with one too many in how many seconds another is allowed.
 *
 * Rows are always locked in the order of their keys, or two calls could deadlock. Attempts more than a window ahead of
 * now were recorded before the server's clock was set back, and no longer count; smaller differences are normal between
 * servers.
 */
async function count(tx: Queries, limits: readonly Limit[], now: Date): Promise<number[]> {
  const wanted = JSON.stringify(limits)
  const at = sql`${now.toISOString()}::timestamptz`
  const usedUp = await rowsOf<{ seconds: number }>(
    tx,
    sql`
    WITH wanted AS (
      SELECT key, most, "windowSeconds" * interval '1 second' AS lasts
      FROM json_to_recordset(${wanted}::json) AS limits(key text, most int, "windowSeconds" int)),
    counted AS (
      INSERT INTO throttles AS stored (key, attempts, resets_at)
      SELECT key, ARRAY[${at}], ${at} + lasts FROM wanted ORDER BY key
      ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at, attempts = (
        SELECT array_agg(made ORDER BY made)
        FROM unnest(stored.attempts || excluded.attempts) AS made
        WHERE made > ${at} - (excluded.resets_at - ${at}) AND made <= excluded.resets_at)
      RETURNING key, attempts, ${commitSoon})
    SELECT extract(epoch FROM attempts[cardinality(attempts) - most] + lasts - ${at})::float AS seconds
    FROM counted JOIN wanted USING (key) WHERE cardinality(attempts) > most`,
  )
  return usedUp.map(({ seconds }) => seconds)
}

/**
 * The commit does not wait for the disk: the outcome of the attempt is written later, and that commit waits. A
 * crash could only forget attempts of the last moment.
 */
const commitSoon = sql`set_config('synchronous_commit', 'off', true)`

/** Takes back the latest attempt under each limit, because it succeeded, as with the right password. */
export async function forgiveAttempts(database: Database, keys: readonly string[]): Promise<void> {
  // One row per statement: holding two locks at a time could deadlock with a call that takes both.
  for (const key of keys) {
    await database.queries
      .update(throttles)
      .set({ attempts: sql`${throttles.attempts}[1:cardinality(${throttles.attempts}) - 1]` })
      .where(eq(throttles.key, key))
  }
}

/** Forgets everything that was counted, once the owner has proved their identity. */
export async function unlock(database: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) await database.queries.delete(throttles).where(eq(throttles.key, key))
}

/** Rolls the transaction back, so that a refused attempt counts under no limit, not even for a moment. */
class UsedUp extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('used up')
    this.seconds = seconds
  }
}
