import { sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'

/**
 * Makes room where rows were changed or deleted, and lets the write-ahead log use its files again: the embedded PostgreSQL has no process
 * beside it that would do so. Queries run between two tables.
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
