import type { DepartmentOrOther } from './departments.ts'
import type { Diet } from './diets.ts'

export const maxProductId = 200
/** The longest address of a picture. */
export const maxImageUrl = 2000

/** A product of the store, either sold today or retired. */
export type Product = {
  id: string
  name: string
  priceCents: number
  originalPriceCents: number | null
  weightQuantity: string
  department: DepartmentOrOther
  imageUrl: string
  diets: Diet[]
  /** No longer sold: carts, lists and favorites show it, but search never finds it (answer 4). */
  isRetired: boolean
}

/** A product is on sale if and only if the original price is above the current one (answer 5a). */
export function isOnSale(product: Pick<Product, 'priceCents' | 'originalPriceCents'>): boolean {
  return product.originalPriceCents !== null && product.originalPriceCents > product.priceCents
}

/** The name without the size that the card shows beside it: "Chicken Broth, 32 oz" → "Chicken Broth". */
export function nameWithoutSize(product: Pick<Product, 'name' | 'weightQuantity'>): string {
  const suffix = `, ${product.weightQuantity}`
  return product.weightQuantity && product.name.endsWith(suffix)
    ? product.name.slice(0, -suffix.length)
    : product.name
}
