import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { throttles } from './tables.ts'

export type Limit = { key: string; most: number; windowSeconds: number }

/**
 * Counts one attempt under every limit, or under none where one is used up; null when allowed.
 *
 * It is counted before the thing is tried, in the database, so that neither parallel attempts nor
 * several servers get more. A count starts anew once its window passed without a counted attempt:
 * windows of fixed times would let almost twice as many through around the end of one.
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
      for (const { key, most, windowSeconds } of ordered) {
        const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
        // An end that far off was written before the server's clock was set back. One window would
        // be too near: parallel attempts, and servers, differ a little in what time it is.
        const tooFarOff = new Date(now.getTime() + 2 * windowSeconds * 1000)
        const isOver = sql`(${throttles.resetsAt} <= ${now.toISOString()}::timestamptz
          OR ${throttles.resetsAt} > ${tooFarOff.toISOString()}::timestamptz)`
        const [taken] = await tx
          .insert(throttles)
          .values({ key, count: 1, resetsAt })
          .onConflictDoUpdate({
            target: throttles.key,
            set: {
              count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttles.count} + 1 END`,
              // A refused attempt does not prolong the wait.
              resetsAt: sql`CASE WHEN ${isOver} OR ${throttles.count} < ${most}
                THEN excluded.resets_at ELSE ${throttles.resetsAt} END`,
            },
          })
          .returning({ count: throttles.count, resetsAt: throttles.resetsAt })
        if (taken && taken.count > most) throw new UsedUp(taken.resetsAt)
      }
    })
    return null
  } catch (error) {
    if (!(error instanceof UsedUp)) throw error
    const waitMs = error.until.getTime() - now.getTime()
    return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }
}

/** Gives one attempt of each back: it turned out to be none, such as the right password. */
export async function forgiveAttempts(database: Database, keys: readonly string[]): Promise<void> {
  // One row a statement: holding two at a time could wait for a call that takes them.
  for (const key of keys) {
    await database.queries
      .update(throttles)
      .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
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
