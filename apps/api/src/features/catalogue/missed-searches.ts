import { addDays, utcDay } from '@aisleway/core/days'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { searchMissed } from '../../telemetry/channels.ts'
import { missedSearches } from './tables.ts'

/** Hardly anybody reads beyond the most frequent ones, and a flood of texts must not fill the memory. */
const mostAtOnce = 500
const longestText = 60
const keptDays = 90
/** An address or a number that somebody typed by mistake is not kept. */
const personal = /@|\d{5}/

/**
 * Counts searches that find nothing, by text and without recording who searched. `write` adds the counts since its
 * last call to the database.
 */
export function collectMissedSearches(database: Database) {
  let counts = new Map<string, number>()
  const stop = searchMissed.subscribe(query => {
    const text = query.trim().toLowerCase().replace(/\s+/g, ' ')
    const isKept = text.length > 1 && text.length <= longestText && !personal.test(text)
    if (!isKept || (counts.size >= mostAtOnce && !counts.has(text))) return
    counts.set(text, (counts.get(text) ?? 0) + 1)
  })
  return { write, stop }

  async function write(now: Date): Promise<void> {
    const rows = [...counts].map(([query, count]) => ({ day: utcDay(now), query, count }))
    counts = new Map()
    if (rows.length === 0) return
    const { day, query, count } = missedSearches
    await database.queries
      .insert(missedSearches)
      .values(rows)
      .onConflictDoUpdate({ target: [day, query], set: { count: sql`${count} + excluded.count` } })
    await database.queries.delete(missedSearches).where(lt(day, addDays(utcDay(now), -keptDays)))
  }
}

/** The searches of a day without a hit, the most frequent first. */
export function missedSearchesOn({ queries }: Database, now: Date, most: number) {
  const { day, query, count } = missedSearches
  return queries
    .select({ query, count })
    .from(missedSearches)
    .where(eq(day, utcDay(now)))
    .orderBy(desc(count), asc(query))
    .limit(most)
}
