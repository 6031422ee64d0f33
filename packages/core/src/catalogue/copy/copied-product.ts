import type { Product } from '../product.ts'

/** What the copy of the catalogue on a device holds of a product: what cards, filters and the search need. */
export type CopiedProduct = Omit<Product, 'isRetired'> & {
  category: string
  popularity: number
}
