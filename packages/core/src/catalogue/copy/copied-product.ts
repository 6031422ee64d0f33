import type { Product } from '../product.ts'

/** What the copy of the catalogue on a device holds of a product: what cards, filters and the search need. */
export type CopiedProduct = Omit<Product, 'isRetired'> & {
  category: string
  popularity: number
}

/** Takes what the copy holds, and nothing else that a row of the server has. */
export function copiedProduct({
  id,
  name,
  priceCents,
  originalPriceCents,
  weightQuantity,
  department,
  imageUrl,
  diets,
  category,
  popularity,
}: CopiedProduct): CopiedProduct {
  return {
    id,
    name,
    priceCents,
    originalPriceCents,
    weightQuantity,
    department,
    imageUrl,
    diets,
    category,
    popularity,
  }
}
