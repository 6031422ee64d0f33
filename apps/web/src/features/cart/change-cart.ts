import {
  type CartItem,
  localCartKey,
  maxQuantity,
  quantityOf,
  setQuantity as withQuantity,
} from '@aisleway/core/cart/cart'
import { storedFromItem } from '@aisleway/core/cart/stored-cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { MutationObserver } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { removeStored, writeStored } from '../../api/device-records/stored.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { signedInUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { cartChanges, cartQuery } from './cart-query.ts'
import { cartRecord } from './cart-record.ts'
import { messages } from './messages.ts'

type Change = { product: Product; quantity: number } | 'clear'

/** Sets the quantity of a product; 0 removes it. */
export function setQuantity(product: Product, quantity: number): void {
  mutate({ product, quantity })
}

/**
 * Counts from what the cart holds by now, because a quick second click comes before the first one is
 * drawn.
 */
export function changeQuantity(product: Product, by: number, min = 0): void {
  const held = heldQuantity(product)
  const quantity = Math.max(min, Math.min(held + by, maxQuantity))
  if (quantity !== held) setQuantity(product, quantity)
}

/** How many of a product the cart holds by now, as far as it is known. */
export function heldQuantity(product: Product): number {
  const items = queryClient.getQueryData(cartQuery(signedInUser()).queryKey) ?? []
  return quantityOf(items, product.id)
}

export function clearCart(): void {
  mutate('clear')
}

/**
 * Changes the cart in the browser when signed out, and on the account when signed in. The change
 * shows at once; when it could not be saved, the cart is read again. It goes on after the pressed
 * button is gone.
 */
function mutate(change: Change): void {
  const user = signedInUser()
  const query = cartQuery(user)
  const { queryKey } = query
  if (change !== 'clear') newestQuantity.set(change.product.id, change.quantity)
  new MutationObserver(queryClient, {
    ...cartChanges,
    networkMode: user ? 'online' : 'always',
    mutationFn: async () => {
      if (user) return save(change)
      writeLocalCart(queryClient.getQueryData(queryKey) ?? [])
    },
    onMutate: async () => {
      // A press before the stored cart has been read must not replace that cart.
      if (!user) await queryClient.ensureQueryData(query)
      // An answer that is still on its way would show the cart as it was before.
      queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<CartItem[]>(queryKey, (items = []) =>
        change === 'clear' ? [] : withQuantity(items, change.product, change.quantity),
      )
    },
    onError: error => {
      const text = hasCode(error, 'CART_FULL') ? messages.cartFull : messages.cartNotSaved
      toast.show({ ...text, tone: 'error' })
    },
    onSettled: saved => {
      if (queryClient.isMutating({ mutationKey: cartChanges.mutationKey }) > 1) return
      if (user) postToOtherTabs('cart')
      if (saved) queryClient.setQueryData(queryKey, saved)
      else if (user) queryClient.invalidateQueries({ queryKey })
    },
  })
    .mutate()
    .catch(() => {})
}

function writeLocalCart(items: readonly CartItem[]): void {
  if (items.length === 0) removeStored(localCartKey)
  else writeStored(localCartKey, cartRecord, items.map(storedFromItem))
}

/** Only the last of several quick clicks on one product needs to reach the server. */
const newestQuantity = new Map<string, number>()

/**
 * Resolves to the whole cart as the server then has it, or to undefined for a click that a later one
 * replaced.
 */
async function save(change: Change): Promise<CartItem[] | undefined> {
  if (change === 'clear') return (await api.cart.clear()).items
  const { product, quantity } = change
  if (newestQuantity.get(product.id) !== quantity) return undefined
  return (await api.cart.setQuantity({ productId: product.id, quantity })).items
}
