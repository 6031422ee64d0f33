import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/** How many rows of a table the work reads. Tables as small as those of tests would be read from beginning to end. */
export function rowsReadFrom(
  queries: Queries,
  table: string,
  work: (tx: Queries) => Promise<unknown>,
): Promise<number> {
  return queries.transaction(async tx => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    // What earlier transactions of this connection have read may still be among it.
    const before = await readSoFar(tx, table)
    await work(tx)
    return (await readSoFar(tx, table)) - before
  })
}

async function readSoFar(tx: Queries, table: string): Promise<number> {
  const [read] = await rowsOf<{ count: number }>(
    tx,
    sql`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS count FROM pg_stat_xact_user_tables
    WHERE relname = ${table}`,
  )
  return read?.count ?? 0
}
