import { memoize } from '@aisleway/core/memoize'
import type { CatalogueSnapshot } from './snapshot/catalogue-snapshot.ts'

export const productsById = memoize(
  ({ products }: CatalogueSnapshot) => new Map(products.map(product => [product.id, product])),
)
