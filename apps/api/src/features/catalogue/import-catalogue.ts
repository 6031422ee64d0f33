import type { Database } from '../../db/database.ts'
import { CatalogueFileError, type Rejection, readCatalogueFile } from './read-catalogue-file.ts'
import { type ImportSummary, replaceCatalogue } from './store.ts'

/** What an import tells while it runs; the last one is `done` or `failed`. */
export type ImportNews =
  | { type: 'read'; rows: number }
  | { type: 'written'; rows: number; of: number }
  | ({ type: 'done'; rejected: Rejection[] } & ImportSummary)
  | { type: 'failed'; reason: string }

/** Imports a CSV file as it streams in: good rows go in together, bad ones are told by line and reason. */
export async function importCatalogue(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  tell: (news: ImportNews) => unknown,
): Promise<void> {
  // Told last and apart: a listener that has gone does not make a failure of a finished import.
  await tell(await outcomeOf(database, chunks, tell))
}

async function outcomeOf(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  tell: (news: ImportNews) => unknown,
): Promise<ImportNews> {
  try {
    const { products, rejected } = await readCatalogueFile(chunks, rows =>
      tell({ type: 'read', rows }),
    )
    const of = products.length
    const summary = await replaceCatalogue(database, products, rows =>
      tell({ type: 'written', rows, of }),
    )
    return { type: 'done', rejected, ...summary }
  } catch (error) {
    if (error instanceof CatalogueFileError) return { type: 'failed', reason: error.message }
    console.error('catalogue import:', error)
    return { type: 'failed', reason: 'The import broke off; the log says why.' }
  }
}
