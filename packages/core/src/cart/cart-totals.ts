import { isOnSale } from '../catalogue/product.ts'
import { packagesCents } from '../shopping/line-cents.ts'
import type { CartItem } from './cart.ts'

/** Leaves out products that are no longer sold, because they cannot be bought. */
export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.product.isRetired ? 0 : packagesCents(item)), 0)
}

/** The sum of (original − price) × quantity over the items on sale. */
export function savingsCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { product, quantity }) => {
    if (product.isRetired || product.originalPriceCents === null || !isOnSale(product)) return sum
    return sum + (product.originalPriceCents - product.priceCents) * quantity
  }, 0)
}
