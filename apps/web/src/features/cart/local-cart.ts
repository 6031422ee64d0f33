import type { CartItem } from '@aisleway/core/cart/cart'
import { localCartKey, storedFromItem } from '@aisleway/core/cart/stored-cart'
import { productsOfToday } from '../catalogue/products-of-today.ts'

/** The signed-out cart. Unreadable storage is an empty cart, never an error. */
export async function readLocalCart(): Promise<CartItem[]> {
  const stored = localStorage.getItem(localCartKey)
  if (!stored) return []
  const { itemsFromStored } = await import('@aisleway/core/cart/read-stored-cart')
  try {
    return itemsFromStored(JSON.parse(stored))
  } catch {
    return []
  }
}

export function writeLocalCart(items: readonly CartItem[]): void {
  if (items.length === 0) localStorage.removeItem(localCartKey)
  else localStorage.setItem(localCartKey, JSON.stringify(items.map(storedFromItem)))
}

/** The same items at today's prices. */
export async function withTodaysProducts(items: CartItem[]): Promise<CartItem[]> {
  const products = await productsOfToday(items.map(item => item.product))
  return items.map((item, index) => ({ ...item, product: products[index] ?? item.product }))
}
