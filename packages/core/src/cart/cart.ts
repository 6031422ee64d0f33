import type { Product } from '../catalogue/product.ts'
import type { Need } from './need.ts'

/** The most of one product, and the most products, that a cart holds. */
export const maxQuantity = 99
export const maxCartItems = 500

/** Of the signed-out cart in browser storage (spec 1 §3). */
export const localCartKey = 'cartItems'

/** One product in the cart. The product carries today's price (answer 17). */
export type CartItem = {
  product: Product
  quantity: number
  priceCentsWhenAdded: number
  /** What meals in the cart ask of it; absent for a product put in by hand. */
  need?: Need | undefined
}

/** Sets a product's quantity; zero or less removes it (spec 1 §4). New items go last. */
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

/** What the badges count: every piece, not every row. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}
