import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { diets } from '@aisleway/core/catalogue/diets'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { hitFromProduct } from '@aisleway/core/catalogue/search/search-hit'
import { nameSortKey } from '@aisleway/search/indexing/orders'

export type IndexRecord = { objectID: string } & Record<string, unknown>

/** What a hosted index must hold of a product to filter and to order as this server does. */
export function indexRecordFrom(product: CatalogueRow): IndexRecord {
  const flags = diets.map(diet => [diet, flag(product.diets.includes(diet))])
  return {
    ...hitFromProduct({ ...product, isRetired: false }),
    ...Object.fromEntries(flags),
    on_sale: flag(isOnSale(product)),
    popularity: product.popularity,
    name_key: nameSortKey(product.name),
  }
}

/** A filter on FALSE finds nothing in an index where only TRUE is written. */
function flag(isSet: boolean): 'TRUE' | 'FALSE' {
  return isSet ? 'TRUE' : 'FALSE'
}
