import type { SQL } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Runs a statement that is written out. Both drivers answer with `rows`, which their common type lacks. */
export async function rowsOf<Row>(queries: Queries, statement: SQL | string): Promise<Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
