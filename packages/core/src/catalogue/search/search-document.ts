import type { CopiedProduct } from '../copy/copied-product.ts'
import { indexSpelling } from '../departments.ts'
import { isOnSale } from '../product.ts'

/** A product as the search engine indexes it. */
export function searchDocument(product: CopiedProduct) {
  return {
    id: product.id,
    name: product.name,
    size: product.weightQuantity,
    department: indexSpelling(product.department),
    category: product.category,
    tags: product.diets,
    onSale: isOnSale(product),
    priceCents: product.priceCents,
    popularity: product.popularity,
  }
}
