import { and, count, desc, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../db/database.ts'
import { catalogueImports } from '../tables.ts'
import type { ImportSummary } from './replace-catalogue.ts'

/** How many imports can be undone. */
const undoable = 5

type Recorded = {
  source: string
  etag: string | null
  summary: ImportSummary & { rejected: number }
  /** The products that were sold before, packed; null if there were none. */
  packBefore: () => Promise<string | null>
}

/** Records an import, and the products that were sold before it, in the transaction of the import. */
export async function recordImport(
  tx: Queries,
  { source, etag, summary, packBefore }: Recorded,
): Promise<void> {
  // An import that changes nothing must not take the place of one that can be undone.
  const isChange = summary.added + summary.updated + summary.retired > 0
  const previous = isChange ? await packBefore() : null
  // The transaction may have begun before the one whose import it waited for.
  const at = sql`clock_timestamp()`
  await tx.insert(catalogueImports).values({ at, source, etag, ...summary, previous })
  const kept = tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(isNotNull(catalogueImports.previous))
    .orderBy(desc(catalogueImports.at))
    .limit(undoable)
  await tx
    .update(catalogueImports)
    .set({ previous: null })
    .where(and(isNotNull(catalogueImports.previous), notInArray(catalogueImports.id, kept)))
}

export async function recordFailure({ queries }: Database, source: string, failure: string) {
  await queries.insert(catalogueImports).values({ source, failure })
}

/** How often the catalogue has been changed by an import or its undoing. */
export async function changesSoFar(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ imports: count(), undone: count(catalogueImports.undoneAt) })
    .from(catalogueImports)
    .where(isNull(catalogueImports.failure))
  return row ? row.imports + row.undone : 0
}

/** The products, packed, as they were before the last import that has not been undone; undefined if there is none. */
export async function beforeLastImport({ queries }: Database) {
  const [row] = await queries
    .select({ id: catalogueImports.id, previous: catalogueImports.previous })
    .from(catalogueImports)
    .where(undoneNext)
    .orderBy(desc(catalogueImports.at))
    .limit(1)
  return row?.previous ? { id: row.id, packed: row.previous } : undefined
}

/** Which import would be undone now. */
export async function nextToUndo(tx: Queries): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(undoneNext)
    .orderBy(desc(catalogueImports.at))
    .limit(1)
  return row?.id
}

const undoneNext = and(isNotNull(catalogueImports.previous), isNull(catalogueImports.undoneAt))

export async function markUndone(tx: Queries, id: string): Promise<void> {
  await tx.update(catalogueImports).set({ undoneAt: sql`now()` }).where(eq(catalogueImports.id, id))
}

/** The version of the file that the last import read, if it came from this address, even if it was undone since. */
export async function etagOfLast({ queries }: Database, source: string): Promise<string | null> {
  const { at, source: importedFrom, etag, failure } = catalogueImports
  const [last] = await queries
    .select({ importedFrom, etag })
    .from(catalogueImports)
    .where(isNull(failure))
    .orderBy(desc(at))
    .limit(1)
  return last?.importedFrom === source ? last.etag : null
}

/** The imports that have failed since then, the latest first. */
export function failedImports({ queries }: Database, since: Date) {
  const { at, source, failure } = catalogueImports
  return queries
    .select({ at, source, failure })
    .from(catalogueImports)
    .where(and(isNotNull(failure), gt(at, since)))
    .orderBy(desc(at))
}
