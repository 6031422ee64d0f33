import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/** Whether anybody waits for a lock in this PostgreSQL database. */
export async function waitsForLock({ queries }: Pick<Database, 'queries'>): Promise<boolean> {
  const waiting = await rowsOf(
    queries,
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  )
  return waiting.length > 0
}
