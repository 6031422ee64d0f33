import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
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
  const [counted] = await database.runPrepared<{ retryAfterSeconds: number | null }>(
    countAttempts,
    [JSON.stringify(limits), now.toISOString()],
  )
  const retryAfterSeconds = counted?.retryAfterSeconds ?? null
  if (retryAfterSeconds === null) return null
  await forgiveAttempts(
    database,
    limits.map(({ key }) => key),
  )
  return { retryAfterSeconds }
}

/** Takes back the latest attempt under each limit, because it was refused, or succeeded, as with the right password. */
export async function forgiveAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database.runPrepared(takeBack, [JSON.stringify(keys)])
}

/**
 * The commit does not wait for the disk: what came of the attempt is written after it, and its commit does. Without
 * that, a crash could only forget attempts of the last moment.
 */
const commitSoon = `set_config('synchronous_commit', 'off', true)`

// Rows are always locked in the order of their keys, or two calls could deadlock. What lies more than a window ahead was
// written before the server's clock was set back; servers, and attempts at once, differ a little in what time it is.
const countAttempts = `
  WITH wanted AS (
    SELECT key, most, "windowSeconds" * interval '1 second' AS lasts
    FROM json_to_recordset($1::json) AS limits(key text, most int, "windowSeconds" int)),
  counted AS (
    INSERT INTO throttles AS stored (key, attempts, resets_at)
    SELECT key, ARRAY[$2::timestamptz], $2::timestamptz + lasts FROM wanted ORDER BY key
    ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at, attempts = (
      SELECT array_agg(made ORDER BY made) FROM unnest(stored.attempts || excluded.attempts) AS made
      WHERE made > $2::timestamptz - (excluded.resets_at - $2::timestamptz) AND made <= excluded.resets_at)
    RETURNING key, attempts, ${commitSoon})
  SELECT max(greatest(1, ceil(extract(epoch FROM
    attempts[cardinality(attempts) - most] + lasts - $2::timestamptz))))::int AS "retryAfterSeconds"
  FROM counted JOIN wanted USING (key) WHERE cardinality(attempts) > most`

const takeBack = `
  WITH counted AS MATERIALIZED (
    SELECT key FROM throttles WHERE key IN (SELECT json_array_elements_text($1::json))
    ORDER BY key FOR UPDATE)
  UPDATE throttles SET attempts = attempts[1:cardinality(attempts) - 1]
  FROM counted WHERE throttles.key = counted.key
  RETURNING ${commitSoon}`

/** Forgets everything that was counted, once the owner has proved their identity. */
export async function unlock(database: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) await database.queries.delete(throttles).where(eq(throttles.key, key))
}
