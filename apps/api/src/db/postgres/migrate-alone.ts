import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Queries } from '../database.ts'
import { applyMigrations, ensureHistory, knownMigrations } from '../migrations.ts'
import { rowsOf } from '../rows-of.ts'
import { lockMigrations, onOwnConnection } from './own-connection.ts'

/** Migrates a database that other servers may be using; those that start meanwhile wait. */
export function migrateAlone(url: string): Promise<void> {
  return onOwnConnection(url, async queries => {
    await lockMigrations(queries)
    for (const migration of await pendingMigrations(queries)) {
      await buildIndexes(queries, migration.sql)
      await queries.transaction(tx => applyMigrations(tx, [migration]))
    }
  })
}

/** An older version of the app finds newer migrations than its own, and then has none to apply. */
async function pendingMigrations(queries: Queries): Promise<MigrationMeta[]> {
  await ensureHistory(queries)
  const [last] = await rowsOf<{ at: string | null }>(
    queries,
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  )
  return knownMigrations().filter(({ folderMillis }) => folderMillis > Number(last?.at ?? 0))
}

/** Captures what precedes and follows CONCURRENTLY, and the index's name. */
export const indexStatement =
  /^\s*(CREATE (?:UNIQUE )?INDEX) (IF NOT EXISTS ("\w+") ON [^;]+);?\s*$/

/**
 * Builds the indexes of a migration that consists of nothing else, while others write. No transaction can do that, so
 * the migration then finds them there. One whose building was interrupted is there but invalid, and is built anew.
 */
export async function buildIndexes(queries: Queries, statements: readonly string[]): Promise<void> {
  const indexes = statements.map(statement => indexStatement.exec(statement))
  if (!indexes.every(index => index !== null)) return
  for (const [, create, rest, name] of indexes) {
    const invalid = await rowsOf(
      queries,
      `SELECT FROM pg_index WHERE indexrelid = to_regclass('${name}') AND NOT indisvalid`,
    )
    if (invalid.length > 0) await queries.execute(`DROP INDEX CONCURRENTLY ${name}`)
    await queries.execute(`${create} CONCURRENTLY ${rest}`)
  }
}
