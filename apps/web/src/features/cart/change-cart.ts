import { type CartItem, localCartKey, maxQuantity, quantityOf } from '@aisleway/core/cart/cart'
import { type Restored, withLine } from '@aisleway/core/cart/restored-item'
import { storedFromItem } from '@aisleway/core/cart/stored-cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { newId } from '../../api/client/new-id.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { removeStored, writeStored } from '../../api/device-records/stored.ts'
import { unqueuedChanges } from '../../api/outbox/unqueued-changes.ts'
import { signedInUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { CartChange } from './account/cart-change.ts'
import { cartQuery, loadAccountCart } from './cart-query.ts'
import { cartRecord } from './cart-record.ts'
import { messages } from './messages.ts'

/** Sets the quantity of a product; 0 removes it. */
export function setQuantity(product: Product, quantity: number): void {
  changeCart({ way: 'set', product, quantity })
}

/** Puts a removed product back as it was. */
export function restore({ product, quantity }: CartItem, restored: Restored): void {
  changeCart({ way: 'set', product, quantity, restored })
}

/**
 * Counts from the cart's current contents, because a quick second click arrives before the
 * first one is rendered.
 */
export function changeQuantity(product: Product, by: number, min = 0): void {
  const held = heldQuantity(product)
  const quantity = Math.max(min, Math.min(held + by, maxQuantity))
  if (quantity !== held) setQuantity(product, quantity)
}

/** How many of a product the cart currently contains, as far as is known. */
export function heldQuantity(product: Product): number {
  const items = queryClient.getQueryData(cartQuery(signedInUser()).queryKey) ?? []
  return quantityOf(items, product.id)
}

export function clearCart(): void {
  changeCart({ way: 'clear' })
}

type Change = Exclude<CartChange, { way: 'merge' }>

/**
 * Changes the cart in the browser when signed out, and on the account when signed in. The change shows at
 * once, and continues after the pressed button has unmounted.
 */
async function changeCart(change: Change): Promise<void> {
  const user = signedInUser()
  const query = cartQuery(user)
  const { queryKey } = query
  const id = newId()
  try {
    // A press before the stored cart has been read must not overwrite it.
    if (!user) await queryClient.ensureQueryData(query)
    // Time 0 marks a cart that holds only what was pressed before the first answer.
    const isKnown = Boolean(queryClient.getQueryState(queryKey)?.dataUpdatedAt)
    // An answer in flight would show the cart as it was before.
    queryClient.cancelQueries({ queryKey })
    const items = queryClient.setQueryData<CartItem[]>(
      queryKey,
      (before = []) => (change.way === 'clear' ? [] : withLine(before, change)),
      isKnown ? {} : { updatedAt: 0 },
    )
    if (!user) return writeLocalCart(items ?? [])
    const input = isKnown ? change : withoutLoss(change)
    unqueuedChanges.set(id, { userId: user.id, kind: 'cart', input })
    await (await loadAccountCart()).changeAccountCart(user.id, id, input)
    if (!isKnown) await queryClient.invalidateQueries({ queryKey })
  } catch {
    toast.error(messages.cartNotSaved)
    await queryClient.invalidateQueries({ queryKey })
  } finally {
    unqueuedChanges.delete(id)
  }
}

/** A press before the cart was loaded must not take away what the account has of the product. */
function withoutLoss(change: Change): CartChange {
  if (change.way === 'clear' || change.quantity === 0) return change
  const { product, quantity } = change
  return { way: 'merge', lines: [{ product, quantity }] }
}

function writeLocalCart(items: readonly CartItem[]): void {
  if (items.length === 0) removeStored(localCartKey)
  else writeStored(localCartKey, cartRecord, items.map(storedFromItem))
}
