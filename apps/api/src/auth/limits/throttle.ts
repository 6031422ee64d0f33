import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { throttles } from '../tables.ts'

export type Limit = { key: string; most: number; windowSeconds: number }

/**
 * Counts one attempt under every limit, or under none where one is used up; null when allowed.
 *
 * It is counted before the thing is tried, in the database, so that neither parallel attempts nor
 * several servers get more. Each attempt counts for one window and then no longer, so no window of
 * that length holds more than `most`, and a busy address is not refused for what came long before.
 */
export async function takeAttempts(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  // In one order everywhere, or two calls could wait for each other's rows.
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

/** Adds an attempt; where it is one too many, when the next one is free. */
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
      count: sql<number>`cardinality(${attempts})`,
      /** The attempt whose end lets another one in. */
      leaves: sql`${attempts}[greatest(cardinality(${attempts}) - ${most}::int, 1)]`.mapWith(
        throttles.resetsAt,
      ),
    })
  if (!taken || taken.count <= most) return undefined
  return new Date(taken.leaves.getTime() + windowMs)
}

/** Gives the latest attempt of each back: it turned out to be none, such as the right password. */
export async function forgiveAttempts(database: Database, keys: readonly string[]): Promise<void> {
  // One row a statement: holding two at a time could wait for a call that takes them.
  for (const key of keys) {
    await database.queries
      .update(throttles)
      .set({ attempts: sql`${throttles.attempts}[1:cardinality(${throttles.attempts}) - 1]` })
      .where(eq(throttles.key, key))
  }
}

/** Forgets all that was counted: the owner has proved to be the owner. */
export async function unlock(database: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) await database.queries.delete(throttles).where(eq(throttles.key, key))
}

/** Rolls the transaction back, so that a refused attempt is counted nowhere. */
class UsedUp extends Error {
  readonly until: Date
  constructor(until: Date) {
    super('used up')
    this.until = until
  }
}
