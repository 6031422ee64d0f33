import { type CartItem, quantityOf, setQuantity } from '@aisleway/core/cart/cart'
import { withLine } from '@aisleway/core/cart/restored-item'
import type { Product } from '@aisleway/core/catalogue/product'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import { aboutCart } from './about-cart.ts'
import type { CartChange } from './cart-change.ts'

/** A change to the account's cart. */
export const cartKind: OutboxKind<CartChange, CartItem[]> = {
  name: 'cart',
  record: {
    migrations: [],
    read: data => (isObject(data) && isText(data.way) ? (data as CartChange) : undefined),
  },
  about: () => [aboutCart],
  // Of several quick clicks on one product, only the last needs to reach the server.
  replaces: change => (change.way === 'set' ? `quantity of ${change.product.id}` : undefined),
  async send({ input }, sending) {
    const { items } = await (input.way === 'clear'
      ? api.cart.clear(undefined, sending)
      : input.way === 'merge'
        ? api.cart.merge({ items: input.lines.map(lineOf) }, sending)
        : api.cart.setQuantity({ ...lineOf(input), restored: input.restored }, sending))
    return items
  },
  shows: {
    cart: withChange,
    // An empty cart comes from no list.
    'loaded-list': (loaded, { way }: CartChange) => (way === 'clear' ? { list: null } : loaded),
  },
  async sent({ userId }, items) {
    const { showSentCart } = await import('./account-cart-copy.ts')
    await showSentCart(userId, items)
  },
  reportRefused(_, error) {
    reportCartRefused(error)
    refresh('cart')
  },
}

/** The cart after the change, as far as this device can tell. */
export function withChange(items: readonly CartItem[], change: CartChange): CartItem[] {
  if (change.way === 'clear') return []
  if (change.way === 'set') return withLine(items, change)
  return change.lines.reduce(
    (merged, { product, quantity }) =>
      setQuantity(merged, product, Math.max(quantity, quantityOf(merged, product.id))),
    [...items],
  )
}

export function reportCartRefused(error: unknown): void {
  const text = hasCode(error, 'CART_FULL') ? messages.cartFull : messages.cartNotSaved
  toast.error({ ...text, key: 'cart-refused' })
}

function lineOf({ product, quantity }: { product: Product; quantity: number }) {
  return { productId: product.id, quantity }
}
