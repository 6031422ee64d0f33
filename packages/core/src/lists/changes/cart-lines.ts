import { maxQuantity } from '../../cart/cart.ts'
import type { NewListItem } from '../list-item.ts'

/** What a cart can hold of these items: no free text, and each product once, with the sum of its quantities. */
export function cartLines(
  items: readonly Pick<NewListItem, 'productId' | 'quantity'>[],
): { productId: string; quantity: number }[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items) {
    if (productId === null) continue
    quantities.set(productId, Math.min(maxQuantity, (quantities.get(productId) ?? 0) + quantity))
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
