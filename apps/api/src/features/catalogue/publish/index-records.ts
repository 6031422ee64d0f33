import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { diets } from '@aisleway/core/catalogue/diets'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { hitFromProduct } from '@aisleway/core/catalogue/search/search-hit'
import { nameSortKey } from '@aisleway/search/indexing/orders'

export type IndexRecord = { objectID: string } & Record<string, unknown>

/** The record with which a hosted index filters and sorts a product as this server does. */
export function indexRecordFrom(product: CatalogueRow): IndexRecord {
  const flags = diets.map(diet => [diet, flag(product.diets.includes(diet))])
  return {
    ...hitFromProduct({ ...product, isRetired: false }),
    ...Object.fromEntries(flags),
    ...(product.category && { category: product.category }),
    on_sale: flag(isOnSale(product)),
    popularity: product.popularity,
    name_key: nameSortKey(product.name),
  }
}

/** A filter on FALSE would find nothing in an index that contains only TRUE. */
function flag(isSet: boolean): 'TRUE' | 'FALSE' {
  return isSet ? 'TRUE' : 'FALSE'
}
