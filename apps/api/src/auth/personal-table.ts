import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'

/** What becomes of a table's rows of one user: in the download, and when the account goes (answer 16). */
export type PersonalTable = {
  table: string
  /** In pages, since there may be many rows. Holds no secrets: no password, token or code, not even hashed. */
  export: (queries: Queries, userId: string) => AsyncIterable<readonly unknown[]>
  erase: (tx: Queries, userId: string) => Promise<void>
}

const rowsPerPage = 500

/** A table whose rows each belong to one user: named columns are exported, whole rows erased. */
export function ownRows(
  owner: PgColumn,
  exported: Record<string, PgColumn>,
  pageSize = rowsPerPage,
): PersonalTable {
  const table = owner.table as PgTable
  return {
    table: getTableName(table),
    export: (queries, userId) => pages(queries, eq(owner, userId), exported, pageSize),
    erase: async (tx, userId) => {
      await tx.delete(table).where(eq(owner, userId))
    },
  }
}

/** The rows of one table, in the order of its primary key; each page is a query of its own. */
export async function* pages(
  queries: Queries,
  where: SQL | undefined,
  exported: Record<string, PgColumn>,
  pageSize = rowsPerPage,
): AsyncGenerator<Record<string, unknown>[]> {
  const [first] = Object.values(exported)
  if (!first) return
  const table = first.table as PgTable
  const keyColumns = primaryKeyOf(table)
  const key = Object.fromEntries(keyColumns.map(column => [column.name, column]))
  const columns = sql.join(keyColumns, sql`, `)
  let after: SQL | undefined
  for (;;) {
    const rows = await queries
      .select({ row: exported, key })
      .from(table)
      .where(and(where, after))
      .orderBy(...keyColumns)
      .limit(pageSize)
    yield rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    const values = keyColumns.map(column => sql.param(last.key[column.name], column))
    after = sql`(${columns}) > (${sql.join(values, sql`, `)})`
  }
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(column => column.primary)
}
