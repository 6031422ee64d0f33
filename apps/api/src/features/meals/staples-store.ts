import type { Staple } from '@aisleway/core/meals/basket/staples'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { staplesAtHome } from './tables.ts'

/** Null until the shopper has answered the question. */
export async function readStaples({ queries }: Database, userId: string): Promise<Staple[] | null> {
  const [row] = await queries
    .select({ staples: staplesAtHome.staples })
    .from(staplesAtHome)
    .where(eq(staplesAtHome.userId, userId))
  return row?.staples ?? null
}

export async function saveStaples(
  { queries }: Database,
  userId: string,
  staples: Staple[],
  updatedAt: Date,
): Promise<void> {
  await queries
    .insert(staplesAtHome)
    .values({ userId, staples, updatedAt })
    .onConflictDoUpdate({ target: staplesAtHome.userId, set: { staples, updatedAt } })
}
