import type { CartItem } from '@aisleway/core/cart/cart'
import { localCartKey, storedFromItem } from '@aisleway/core/cart/stored-cart'
import { api } from '../../api/client.ts'

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

/** The same items at today's prices; as they were stored when the store cannot be asked. */
export async function withTodaysProducts(items: CartItem[]): Promise<CartItem[]> {
  if (items.length === 0) return items
  try {
    const { products } = await api.catalogue.products({ ids: items.map(item => item.product.id) })
    const today = new Map(products.map(product => [product.id, product]))
    return items.map(item => {
      const product = today.get(item.product.id)
      return { ...item, product: product ?? { ...item.product, isRetired: true } }
    })
  } catch {
    return items
  }
}
