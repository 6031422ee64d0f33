import { isOnSale } from '../catalogue/product.ts'
import type { CartItem } from './cart.ts'

export function lineTotalCents({ product, quantity }: CartItem): number {
  return product.priceCents * quantity
}

/** Leaves out products that are no longer sold, because they cannot be bought. */
export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.product.isRetired ? 0 : lineTotalCents(item)), 0)
}

/** The sum of (original − price) × quantity over the items on sale. */
export function savingsCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { product, quantity }) => {
    if (product.isRetired || product.originalPriceCents === null || !isOnSale(product)) return sum
    return sum + (product.originalPriceCents - product.priceCents) * quantity
  }, 0)
}
