import type { Product } from '../product.ts'

/** What a device's copy of the catalogue holds of a product: what cards, filters and search need. */
export type CopiedProduct = Omit<Product, 'isRetired'> & {
  category: string
  popularity: number
  /** The ISO date on which an import added it; only set on products that may be new this week. */
  addedAt?: string | undefined
}
