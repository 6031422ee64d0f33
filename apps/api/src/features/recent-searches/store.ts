import { maxRecentSearches } from '@aisleway/core/recent-searches/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { recentSearches } from './tables.ts'

/** Latest first. */
export async function readRecentSearches({ queries }: Database, userId: string): Promise<string[]> {
  const rows = await latestFirst(queries, userId).limit(maxRecentSearches)
  return rows.map(({ text }) => text)
}

/** Returns the searches then stored, latest first. */
export async function addRecentSearch(
  database: Database,
  userId: string,
  text: string,
): Promise<string[]> {
  const { queries } = database
  const row = { text, searchedAt: sql`clock_timestamp()` }
  await queries
    .insert(recentSearches)
    .values({ userId, key: keyOf(text), ...row })
    .onConflictDoUpdate({ target: [recentSearches.userId, recentSearches.key], set: row })
  // One statement, which sees what another tab has just added: it must not count as too old.
  const tooOld = latestFirst(queries, userId).offset(maxRecentSearches).as('too_old')
  await queries
    .delete(recentSearches)
    .where(
      and(
        eq(recentSearches.userId, userId),
        inArray(recentSearches.key, queries.select({ key: tooOld.key }).from(tooOld)),
      ),
    )
  return readRecentSearches(database, userId)
}

export async function clearRecentSearches({ queries }: Database, userId: string): Promise<void> {
  await queries.delete(recentSearches).where(eq(recentSearches.userId, userId))
}

function latestFirst(queries: Queries, userId: string) {
  return queries
    .select({ key: recentSearches.key, text: recentSearches.text })
    .from(recentSearches)
    .where(eq(recentSearches.userId, userId))
    .orderBy(desc(recentSearches.searchedAt), recentSearches.key)
    .$dynamic()
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
