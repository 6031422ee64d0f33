import type { Product } from '../product.ts'

/** What the copy of the catalogue on a device holds of a product: what cards, filters and the search need. */
export type CopiedProduct = Omit<Product, 'isRetired'> & {
  category: string
  popularity: number
  /** When an import added it, as an ISO date; only of products that may be new this week. */
  addedAt?: string | undefined
}
