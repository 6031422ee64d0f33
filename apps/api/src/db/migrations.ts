import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Queries } from './database.ts'

/** The folder is beside `src` for the sources and beside `dist` for the bundle. */
const candidates = ['../../migrations', '../migrations'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export const migrationsFolder = candidates.find(existsSync) ?? candidates[0]!

/** All migrations of this version, oldest first. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder })

/**
 * Does what the library's `migrate` does, in a transaction of the caller's: a restore also loads the rows in it, and
 * `migrateAlone` has to build indexes outside of any.
 */
export async function applyMigrations(
  tx: Queries,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await ensureHistory(tx)
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(statement)
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    )
  }
}

/** Creates the library's table of applied migrations. */
export async function ensureHistory(queries: Queries): Promise<void> {
  await queries.execute('CREATE SCHEMA IF NOT EXISTS drizzle')
  await queries.execute(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
}
