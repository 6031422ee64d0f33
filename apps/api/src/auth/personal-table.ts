import { eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'

/** What becomes of a table's rows of one user: in the download, and when the account goes (decision 16). */
export type PersonalTable = {
  table: string
  /** Holds no secrets: no password, token or code, not even hashed. */
  export: (queries: Queries, userId: string) => Promise<unknown>
  erase: (tx: Queries, userId: string) => Promise<void>
}

/** A table whose rows each belong to one user: named columns are exported, whole rows erased. */
export function ownRows(owner: PgColumn, exported: Record<string, PgColumn>): PersonalTable {
  const table = owner.table as PgTable
  return {
    table: getTableName(table),
    export: (queries, userId) => queries.select(exported).from(table).where(eq(owner, userId)),
    erase: async (tx, userId) => {
      await tx.delete(table).where(eq(owner, userId))
    },
  }
}
