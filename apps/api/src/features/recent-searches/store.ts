import { maxRecentSearches } from '@aisleway/core/recent-searches/contract'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { recentSearches } from './tables.ts'

/** Latest first. */
export async function readRecentSearches({ queries }: Database, userId: string): Promise<string[]> {
  const rows = await latest(queries, userId)
  return rows.map(({ text }) => text)
}

/** Returns the searches then stored, latest first. */
export async function addRecentSearch(
  { queries }: Database,
  userId: string,
  text: string,
): Promise<string[]> {
  return queries.transaction(async tx => {
    const row = { text, searchedAt: sql`clock_timestamp()` }
    await tx
      .insert(recentSearches)
      .values({ userId, key: keyOf(text), ...row })
      .onConflictDoUpdate({ target: [recentSearches.userId, recentSearches.key], set: row })
    const kept = await latest(tx, userId)
    await tx.delete(recentSearches).where(
      and(
        eq(recentSearches.userId, userId),
        notInArray(
          recentSearches.key,
          kept.map(({ key }) => key),
        ),
      ),
    )
    return kept.map(({ text }) => text)
  })
}

export async function clearRecentSearches({ queries }: Database, userId: string): Promise<void> {
  await queries.delete(recentSearches).where(eq(recentSearches.userId, userId))
}

function latest(queries: Queries, userId: string) {
  return queries
    .select({ key: recentSearches.key, text: recentSearches.text })
    .from(recentSearches)
    .where(eq(recentSearches.userId, userId))
    .orderBy(desc(recentSearches.searchedAt), recentSearches.key)
    .limit(maxRecentSearches)
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
