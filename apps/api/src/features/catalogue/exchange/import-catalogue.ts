import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { Database, Queries } from '../../../db/database.ts'
import { log } from '../../../log/log.ts'
import { type ImportSummary, replaceCatalogue } from '../store.ts'
import { CatalogueFileError, type Rejection, readCatalogueFile } from './read-catalogue-file.ts'

/** What an import tells while it runs; the last one is `done` or `failed`. */
export type ImportNews =
  | { type: 'read'; rows: number }
  | { type: 'written'; rows: number; of: number }
  | ({ type: 'done'; rejected: Rejection[]; foods: FoodsMatched } & ImportSummary)
  | { type: 'failed'; reason: string }

/** Of the foods that meals need bought, how many the shelf has something for. */
export type FoodsMatched = { matched: number; of: number }

/** Finds products for the foods that nothing on the new shelf serves as any more. */
export type MatchFoods = (tx: Queries, shelf: readonly CatalogueRow[]) => Promise<FoodsMatched>

/** Imports a CSV file as it streams in: good rows go in together, bad ones are told by line and reason. */
export async function importCatalogue(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  matchFoods: MatchFoods,
  tell: (news: ImportNews) => unknown,
): Promise<void> {
  // Told last and apart: a listener that has gone does not make a failure of a finished import.
  await tell(await outcomeOf(database, chunks, matchFoods, tell))
}

async function outcomeOf(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  matchFoods: MatchFoods,
  tell: (news: ImportNews) => unknown,
): Promise<ImportNews> {
  try {
    const { products, rejected } = await readCatalogueFile(chunks, rows =>
      tell({ type: 'read', rows }),
    )
    const of = products.length
    let foods: FoodsMatched = { matched: 0, of: 0 }
    const summary = await replaceCatalogue(
      database,
      products,
      rows => tell({ type: 'written', rows, of }),
      async tx => {
        foods = await matchFoods(tx, products)
      },
    )
    return { type: 'done', rejected, foods, ...summary }
  } catch (error) {
    if (error instanceof CatalogueFileError) return { type: 'failed', reason: error.message }
    log.error({ error }, 'A catalogue import broke off:')
    return { type: 'failed', reason: 'The import broke off; the log says why.' }
  }
}
