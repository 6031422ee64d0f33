import { type CartItem, setQuantity } from './cart.ts'

/** How a removed item was: the product that followed it, null for the last one, and what it kept. */
export type Restored = Pick<CartItem, 'priceCentsWhenAdded' | 'need'> & { before: string | null }

/** The item as it is to be restored if it is now removed from these. */
export function restoredFrom(items: readonly CartItem[], item: CartItem): Restored {
  const place = items.findIndex(({ product }) => product.id === item.product.id)
  const { priceCentsWhenAdded, need } = item
  const before = items[place + 1]?.product.id ?? null
  return { before, priceCentsWhenAdded, ...(need && { need }) }
}

type Line = Pick<CartItem, 'product' | 'quantity'> & { restored?: Restored | undefined }

/** Sets a product's quantity; a restored one returns to its place, unless it has been added again since. */
export function withLine(
  items: readonly CartItem[],
  { product, quantity, restored }: Line,
): CartItem[] {
  if (!restored || items.some(item => item.product.id === product.id)) {
    return setQuantity(items, product, quantity)
  }
  const { before, ...kept } = restored
  const place = items.findIndex(item => item.product.id === before)
  const at = place < 0 ? items.length : place
  return [...items.slice(0, at), { product, quantity, ...kept }, ...items.slice(at)]
}
