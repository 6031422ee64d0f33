import { csvRowFrom, optionalColumns, requiredColumns } from '@aisleway/core/catalogue/csv-row'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../../db/database.ts'
import { readActiveProducts } from '../store.ts'

const columns = [...requiredColumns, ...optionalColumns]
const rowsAtOnce = 1000

/** The catalogue as CSV text in chunks; importing it again changes nothing. */
export async function* exportCatalogue(database: Database): AsyncGenerator<string> {
  const products = await readActiveProducts(database)
  yield stringify([columns])
  for (let from = 0; from < products.length; from += rowsAtOnce) {
    yield stringify(products.slice(from, from + rowsAtOnce).map(csvRowFrom), { columns })
  }
}
