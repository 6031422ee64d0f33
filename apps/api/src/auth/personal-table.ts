import { and, eq, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'

/** What happens to one user's rows of a table: in the download, and when the account is deleted (answer 16). */
export type PersonalTable = {
  table: string
  /** Yields pages, since there may be many rows. They hold no password, token or code, not even hashed. */
  export: (queries: Queries, userId: string) => AsyncIterable<readonly unknown[]>
  erase: (tx: Queries, userId: string, now: Date) => Promise<void>
}

/** Columns, or what is computed of them, by the name in the download. */
type Exported = Record<string, PgColumn | SQL>

const rowsPerPage = 500

/** A table of which each row belongs to one user: what is named is exported, whole rows are erased. */
export function ownRows(owner: PgColumn, exported: Exported, pageSize?: number): PersonalTable {
  return ownRowsWhere(owner.table, (_, userId) => eq(owner, userId), exported, pageSize)
}

/** The same for a table that names its user in another way. */
export function ownRowsWhere(
  table: PgTable,
  areOwn: (queries: Queries, userId: string) => SQL | undefined,
  exported: Exported,
  pageSize?: number,
): PersonalTable {
  return {
    table: getTableName(table),
    export: (queries, userId) => pages(queries, areOwn(queries, userId), exported, pageSize),
    erase: async (tx, userId) => {
      await tx.delete(table).where(areOwn(tx, userId))
    },
  }
}

/** Reads a table in the order of its primary key; each page is a query of its own. */
export async function* pages(
  queries: Queries,
  where: SQL | undefined,
  exported: Exported,
  pageSize = rowsPerPage,
): AsyncGenerator<Record<string, unknown>[]> {
  const first = Object.values(exported).find(one => is(one, PgColumn))
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
