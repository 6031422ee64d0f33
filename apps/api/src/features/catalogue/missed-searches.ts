import { type OpeningHours, storeDay } from '@aisleway/core/catalogue/opening-hours'
import { addDays } from '@aisleway/core/days'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { searchMissed } from '../../telemetry/channels.ts'
import { missedSearches } from './tables.ts'

/** Hardly anybody reads beyond the most frequent ones, and a flood of texts must not fill the memory. */
const mostAtOnce = 500
const longestText = 60
const keptDays = 90
/** Anybody can search: some characters cannot be stored, and some are commands to the terminal of who reads the report. */
const unprintable = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu
/** An address or a number that somebody typed by mistake is not kept. */
const personal = /@|\d{5}/

/**
 * Counts searches that find nothing, by text and without recording who searched. `write` adds the counts since its
 * last successful call to the database, as those of the day at the store.
 */
export function collectMissedSearches(database: Database, hours: OpeningHours) {
  let counts = new Map<string, number>()
  const stop = searchMissed.subscribe(query => {
    const text = query.toLowerCase().replace(unprintable, ' ').trim()
    const isKept = text.length > 1 && text.length <= longestText && !personal.test(text)
    if (isKept) add(text, 1)
  })
  return { write, stop }

  function add(text: string, count: number): void {
    if (counts.size >= mostAtOnce && !counts.has(text)) return
    counts.set(text, (counts.get(text) ?? 0) + count)
  }

  async function write(now: Date): Promise<void> {
    const today = storeDay(hours, now)
    const taken = counts
    counts = new Map()
    if (taken.size === 0) return
    const { day, query, count } = missedSearches
    // Two servers that lock the rows of the same texts in different orders could deadlock.
    const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1))
    try {
      await database.queries
        .insert(missedSearches)
        .values(rows.map(([query, count]) => ({ day: today, query, count })))
        .onConflictDoUpdate({
          target: [day, query],
          set: { count: sql`${count} + excluded.count` },
        })
    } catch (error) {
      for (const [text, count] of taken) add(text, count)
      throw error
    }
    await database.queries.delete(missedSearches).where(lt(day, addDays(today, -keptDays)))
  }
}

/** Today's searches without a hit, the most frequent first. */
export function todaysMissedSearches(
  { queries }: Database,
  { now, hours, most }: { now: Date; hours: OpeningHours; most: number },
) {
  const { day, query, count } = missedSearches
  return queries
    .select({ query, count })
    .from(missedSearches)
    .where(eq(day, storeDay(hours, now)))
    .orderBy(desc(count), asc(query))
    .limit(most)
}
