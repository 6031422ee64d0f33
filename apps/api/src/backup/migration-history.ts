import type { Queries } from '../db/database.ts'
import { applyMigrations, knownMigrations } from '../db/migrations.ts'
import { rowsOf } from '../db/rows-of.ts'
import { OperatorError } from '../log/operator-error.ts'
import { madeByNewer } from './backup-errors.ts'

/** The hashes of the migrations applied to a database, oldest first. */
export async function appliedMigrations(tx: Queries): Promise<string[]> {
  const [found] = await rowsOf<{ history: string | null }>(
    tx,
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS history",
  )
  if (!found?.history) throw new OperatorError('The database has no tables of Aisleway.')
  const rows = await rowsOf<{ hash: string }>(
    tx,
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** Recreates the tables as they were after these migrations; existing ones are dropped with their data. */
export async function recreateTables(tx: Queries, hashes: readonly string[]): Promise<void> {
  const migrations = knownMigrations()
  if (hashes.some((hash, i) => hash !== migrations[i]?.hash)) {
    throw madeByNewer()
  }
  await dropTables(tx)
  await applyMigrations(tx, migrations.slice(0, hashes.length))
}

/** Applies the migrations added since the backup was made. */
export function migrateFrom(tx: Queries, hashes: readonly string[]): Promise<void> {
  return applyMigrations(tx, knownMigrations().slice(hashes.length))
}

/** Whether any of the app's tables has a row. */
export async function holdsData(tx: Queries): Promise<boolean> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  )
  const own = ownTables()
  for (const { name } of tables.filter(({ name }) => own.has(name))) {
    const rows = await rowsOf(tx, `SELECT FROM ${quoted(name)} LIMIT 1`)
    if (rows.length > 0) return true
  }
  return false
}

async function dropTables(tx: Queries): Promise<void> {
  const tables = [...ownTables()].map(quoted)
  await tx.execute(`DROP TABLE IF EXISTS ${tables.join(', ')} CASCADE`)
  for (const name of created('FUNCTION')) {
    await tx.execute(`DROP FUNCTION IF EXISTS ${quoted(name)}`)
  }
  await tx.execute('DROP TABLE IF EXISTS drizzle.__drizzle_migrations')
}

/** The names of all tables that the app has ever had; an operator may keep others in the same database. */
export const ownTables = () => created('TABLE')

function created(kind: 'TABLE' | 'FUNCTION'): Set<string> {
  const pattern = new RegExp(`^\\s*CREATE ${kind} "(\\w+)"`, 'gm')
  const statements = knownMigrations().flatMap(({ sql }) => sql)
  return new Set(
    statements.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  )
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
