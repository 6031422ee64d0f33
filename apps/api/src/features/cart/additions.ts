import { and, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { cartAdditions } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/** An addition to one shopper's cart, identified by the id that its sender gave it. */
export type Addition = { userId: string; id: string }

/** How many pieces it added; undefined if it has not been carried out. The cart must be locked. */
export async function findAddition(
  tx: Queries,
  { userId, id }: Addition,
): Promise<{ added: number } | undefined> {
  const [found] = await tx
    .select({ added: cartAdditions.added })
    .from(cartAdditions)
    .where(and(eq(cartAdditions.userId, userId), eq(cartAdditions.id, id)))
  return found
}

/** Forgets the shopper's additions that are older than a day, which nobody sends again. */
export async function rememberAddition(
  tx: Queries,
  { userId, id }: Addition,
  added: number,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs)
  await tx
    .delete(cartAdditions)
    .where(and(eq(cartAdditions.userId, userId), lt(cartAdditions.at, dayAgo)))
  await tx.insert(cartAdditions).values({ userId, id, added, at: now })
}
