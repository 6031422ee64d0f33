import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { Database, Queries } from '../../../db/database.ts'
import { log } from '../../../log/log.ts'
import { importEnded } from '../../../telemetry/channels.ts'
import { type ImportSummary, replaceCatalogue } from '../store.ts'
import { CatalogueFileError, type Rejection, readCatalogueFile } from './read-catalogue-file.ts'

/** The progress of an import; the last message is `done` or `failed`. */
export type ImportProgress =
  | { type: 'read'; rows: number }
  | { type: 'written'; rows: number; of: number }
  | ({ type: 'done'; rejected: Rejection[]; foods: FoodsMatched } & ImportSummary)
  | { type: 'failed'; reason: string }

/** For how many of the foods that meals need the catalogue has a product. */
export type FoodsMatched = { matched: number; of: number }

/** Changes what depends on the catalogue, in the transaction of the import. */
export type FollowImport = (tx: Queries, products: readonly CatalogueRow[]) => Promise<FoodsMatched>

/**
 * Imports a CSV file while it is received: valid rows are imported together, and rejected ones are reported
 * with line and reason.
 */
export async function importCatalogue(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  followImport: FollowImport,
  report: (progress: ImportProgress) => unknown,
): Promise<void> {
  // This is sent last and separately, so that a client which has disconnected does not turn a finished
  // import into a failure.
  const outcome = await outcomeOf(database, chunks, followImport, report)
  importEnded.publish(outcome.type === 'done' ? 'done' : 'failed')
  await report(outcome)
}

async function outcomeOf(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  followImport: FollowImport,
  report: (progress: ImportProgress) => unknown,
): Promise<ImportProgress> {
  try {
    const { products, rejected } = await readCatalogueFile(chunks, rows =>
      report({ type: 'read', rows }),
    )
    const of = products.length
    let foods: FoodsMatched = { matched: 0, of: 0 }
    const summary = await replaceCatalogue(
      database,
      products,
      rows => report({ type: 'written', rows, of }),
      async tx => {
        foods = await followImport(tx, products)
      },
    )
    return { type: 'done', rejected, foods, ...summary }
  } catch (error) {
    if (error instanceof CatalogueFileError) return { type: 'failed', reason: error.message }
    log.error({ error }, 'A catalogue import broke off:')
    return { type: 'failed', reason: 'The import broke off; the log says why.' }
  }
}
