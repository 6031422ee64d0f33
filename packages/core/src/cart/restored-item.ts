import { type CartItem, maxCartItems, setQuantity } from './cart.ts'

/** How a removed item was: what it kept, and its place. */
export type Restored = Pick<CartItem, 'priceCentsWhenAdded' | 'need'> & {
  /** The product right after it, null for the last one. Servers that do not know `following` go by it. */
  before: string | null
  /** All products after it, because the next one may be gone too. Older pages send only `before`. */
  following?: string[] | undefined
}

/** An item that is set to a quantity, and that returns to its place if it was removed. */
export type RestoredLine = Pick<CartItem, 'product' | 'quantity'> & {
  restored?: Restored | undefined
}

/**
 * The item as it is to be restored if it is now removed from these. Those `removed` before it may be restored
 * first, and therefore count as if they were still there.
 */
export function restoredFrom(
  items: readonly CartItem[],
  item: CartItem,
  removed: readonly RestoredLine[] = [],
): Restored {
  const whole = removed.reduceRight<readonly CartItem[]>(withLine, items)
  const place = whole.findIndex(({ product }) => product.id === item.product.id)
  const following = whole
    .slice(place + 1, place + 1 + maxCartItems)
    .map(({ product }) => product.id)
  const { priceCentsWhenAdded, need } = item
  return { before: following[0] ?? null, following, priceCentsWhenAdded, ...(need && { need }) }
}

/** Sets a product's quantity; a restored one returns to its place, unless it has been added again since. */
export function withLine(
  items: readonly CartItem[],
  { product, quantity, restored }: RestoredLine,
): CartItem[] {
  if (!restored || items.some(item => item.product.id === product.id)) {
    return setQuantity(items, product, quantity)
  }
  const { before, following = [before], ...kept } = restored
  const place = items.findIndex(item => following.includes(item.product.id))
  const at = place < 0 ? items.length : place
  return [...items.slice(0, at), { product, quantity, ...kept }, ...items.slice(at)]
}
