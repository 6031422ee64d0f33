import type { Product } from '../catalogue/product.ts'
import type { Need } from './need.ts'

/** The largest quantity of one product, and the largest number of products, in a cart. */
export const maxQuantity = 99
export const maxCartItems = 500

/** The key of the signed-out cart in browser storage (spec 1 §3). */
export const localCartKey = 'cartItems'

/** One product in the cart. The product carries today's price (answer 17). */
export type CartItem = {
  product: Product
  quantity: number
  priceCentsWhenAdded: number
  /** What the meals in the cart need of it; absent for a product added by hand. */
  need?: Need | undefined
}

/** Sets a product's quantity; zero or less removes it (spec 1 §4). New items go to the end. */
export function setQuantity(
  items: readonly CartItem[],
  product: Product,
  quantity: number,
): CartItem[] {
  const kept = Math.min(quantity, maxQuantity)
  if (kept <= 0) return items.filter(item => item.product.id !== product.id)
  return items.some(item => item.product.id === product.id)
    ? items.map(item => (item.product.id === product.id ? { ...item, quantity: kept } : item))
    : [...items, { product, quantity: kept, priceCentsWhenAdded: product.priceCents }]
}

export function quantityOf(items: readonly CartItem[], productId: string): number {
  return items.find(item => item.product.id === productId)?.quantity ?? 0
}

/** The number on the badges, which counts pieces rather than rows. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}
