import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { throttles } from '../tables.ts'

export type Limit = { key: string; most: number; windowSeconds: number }

/**
 * Counts one attempt under every limit, or under none where one is used up; null when allowed.
 *
 * The attempt is counted in the database before it is made, so that neither parallel attempts nor several
 * servers allow more. Each attempt counts for one window and then no longer, so no window of that length
 * holds more than `most`, and a busy address is not refused for attempts of long ago.
 *
 * The commit does not wait for the disk: what came of the attempt is written after it, and its commit does. Without
 * that, a crash could only forget attempts of the last moment.
 */
export async function takeAttempts(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  // Rows are always locked in the same order, or two calls could deadlock.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  try {
    await database.queries.transaction(async tx => {
      for (const limit of ordered) {
        const freeAt = await takeAttempt(tx, limit, now)
        if (freeAt) throw new UsedUp(freeAt)
      }
    })
    return null
  } catch (error) {
    if (!(error instanceof UsedUp)) throw error
    const waitMs = error.until.getTime() - now.getTime()
    return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }
}

/** Adds an attempt; if it is one too many, returns when the next one is allowed. */
async function takeAttempt(
  tx: Queries,
  { key, most, windowSeconds }: Limit,
  now: Date,
): Promise<Date | undefined> {
  const windowMs = windowSeconds * 1000
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`
  // What lies more than a window ahead was written before the server's clock was set back; servers,
  // and attempts at once, differ a little in what time it is.
  const counted = sql`(
    SELECT array_agg(made ORDER BY made)
    FROM unnest(${throttles.attempts} || excluded.attempts) AS made
    WHERE made > ${at(-windowMs)} AND made <= ${at(windowMs)})`
  const { attempts } = throttles
  const [taken] = await tx
    .insert(throttles)
    .values({ key, attempts: [now], resetsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { attempts: counted, resetsAt: sql`excluded.resets_at` },
    })
    .returning({
      committed: sql`set_config('synchronous_commit', 'off', true)`,
      count: sql<number>`cardinality(${attempts})`,
      /** The attempt whose expiry allows another one. */
      leaves: sql`${attempts}[greatest(cardinality(${attempts}) - ${most}::int, 1)]`.mapWith(
        throttles.resetsAt,
      ),
    })
  if (!taken || taken.count <= most) return undefined
  return new Date(taken.leaves.getTime() + windowMs)
}

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

/** Rolls the transaction back, so that a refused attempt counts under no limit. */
class UsedUp extends Error {
  readonly until: Date
  constructor(until: Date) {
    super('used up')
    this.until = until
  }
}
