import { analyze, load } from '../backup/load.ts'
import { holdsData } from '../backup/migration-history.ts'
import type { Queries } from '../db/database.ts'
import { announceCatalogueChange } from '../features/catalogue/store.ts'
import { OperatorError } from '../log/operator-error.ts'

/** Loads a dump into an empty database, or into any database if it is to be replaced. */
export async function loadInto(tx: Queries, lines: AsyncIterable<string>, replace: boolean) {
  if (!replace && (await holdsData(tx))) {
    throw new OperatorError(
      'The database is not empty. Add --replace to overwrite what it contains.',
    )
  }
  const { madeAt, tables } = await load(tx, lines)
  await analyze(tx)
  // Makes servers on the same PostgreSQL reload the catalogue.
  await announceCatalogueChange(tx)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { madeAt, text: `${tables.length} tables with ${rows} rows, read back and equal` }
}
