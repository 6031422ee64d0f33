import type { CartItem } from '@aisleway/core/cart/cart'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { changeNow } from '../../../api/outbox/sending/act-now.ts'
import { cartChanges } from '../cart-changes.ts'
import { cartCopy, showSentCart } from './account-cart-copy.ts'
import type { CartChange } from './cart-change.ts'
import { cartKind, reportCartRefused } from './cart-kind.ts'

/** The account's cart, as the server has it or as this device last knew it, plus waiting changes. */
export function readAccountCart(userId: string): Promise<CartItem[]> {
  return cartCopy.read(userId, async () => (await api.cart.read()).items)
}

/** Queues a change, which is sent once there is a network; the screen already shows it. */
export async function changeAccountCart(
  userId: string,
  id: string,
  input: CartChange,
): Promise<void> {
  try {
    const sent = await changeNow(cartKind, { userId, id, input })
    if (sent) await showSentCart(userId, sent)
  } catch (error) {
    reportCartRefused(error)
    await queryClient.invalidateQueries({ queryKey: ['cart'] })
  }
  postToOtherTabs('cart')
}

/** Merges this browser's cart into the account's at sign-in, before a cart that is saved right after it. */
export function mergeCart(userId: string): Promise<unknown> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['merge-cart'],
    scope: cartChanges.scope,
    mutationFn: async () => {
      const { mergeLocalCart } = await import('../read-local-cart.ts')
      const items = await mergeLocalCart()
      if (items) await showSentCart(userId, items)
      queryClient.removeQueries({ queryKey: ['cart', 'local'] })
    },
  })
  return mutation.execute(undefined)
}
