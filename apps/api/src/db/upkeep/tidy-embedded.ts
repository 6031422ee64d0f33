import { sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'

/**
 * Vacuums tables with many changed or deleted rows, and makes a checkpoint, so that files of the write-ahead log are
 * used again: the embedded PostgreSQL has no background processes that would. Queries run between two tables.
 */
export async function tidyEmbedded(queries: Queries): Promise<void> {
  const worn = await rowsOf<{ name: string }>(
    queries,
    sql`
    SELECT relname AS name FROM pg_stat_user_tables
    -- The usual settings of PostgreSQL's autovacuum.
    WHERE n_dead_tup > 50 + 0.2 * n_live_tup`,
  )
  for (const { name } of worn) {
    await queries.execute(sql`VACUUM (ANALYZE) ${sql.identifier(name)}`)
  }
  await queries.execute(sql`CHECKPOINT`)
}
