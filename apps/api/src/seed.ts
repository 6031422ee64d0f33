import { buildProducts } from '@aisleway/sample-store/build-products'
import type { Database } from './db/database.ts'
import { isCatalogueEmpty, replaceCatalogue } from './features/catalogue/store.ts'

/** Fills an empty catalogue with the sample store. */
export async function seedCatalogue(
  database: Database,
  onProgress: (rows: number, of: number) => void,
): Promise<void> {
  if (!(await isCatalogueEmpty(database))) return
  const products = buildProducts().map(({ picture, ...product }) => ({
    ...product,
    imageUrl: `/pictures/${picture}`,
  }))
  await replaceCatalogue(database, products, rows => onProgress(rows, products.length))
}
