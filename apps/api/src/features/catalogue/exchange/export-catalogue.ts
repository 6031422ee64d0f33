import {
  type CatalogueRow,
  csvRowFrom,
  optionalColumns,
  requiredColumns,
} from '@aisleway/core/catalogue/csv-row'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../../db/database.ts'
import { readActiveProducts } from '../store.ts'

const columns = [...requiredColumns, ...optionalColumns]
const rowsAtOnce = 250

/** The catalogue as CSV text in chunks; importing it again changes nothing. */
export async function* exportCatalogue(database: Database): AsyncGenerator<string> {
  yield* catalogueText(await readActiveProducts(database))
}

/** Products as the text of a catalogue file, in chunks. */
export function* catalogueText(products: readonly CatalogueRow[]): Generator<string> {
  yield stringify([columns])
  for (let from = 0; from < products.length; from += rowsAtOnce) {
    yield stringify(products.slice(from, from + rowsAtOnce).map(csvRowFrom), { columns })
  }
}
