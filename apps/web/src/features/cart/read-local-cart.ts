import { type CartItem, localCartKey } from '@aisleway/core/cart/cart'
import { isStoredItem, itemsFromStored } from '@aisleway/core/cart/read-stored-cart'
import { api } from '../../api/client/client.ts'
import { removeStored } from '../../api/device-records/stored.ts'
import { readStoredRows } from '../../api/device-records/stored-rows.ts'
import { productsOfToday } from '../catalogue/products-of-today.ts'
import { cartRecord } from './cart-record.ts'

/** Reads this browser's cart at today's prices. */
export async function readLocalCart(): Promise<CartItem[]> {
  const items = storedItems()
  const products = await productsOfToday(items.map(item => item.product))
  return items.map((item, index) => ({ ...item, product: products[index] ?? item.product }))
}

/**
 * Merges it into the account's cart, which it returns; undefined if there are no items. Merging is
 * idempotent, so the local cart is removed only after the account has it.
 */
export async function mergeLocalCart(): Promise<CartItem[] | undefined> {
  const local = storedItems()
  if (local.length === 0) return undefined
  const { items } = await api.cart.merge({
    items: local.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  })
  removeStored(localCartKey)
  return items
}

function storedItems(): CartItem[] {
  return itemsFromStored(readStoredRows(localCartKey, cartRecord, isStoredItem))
}
