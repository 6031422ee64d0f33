import type { CartItem } from '@aisleway/core/cart/cart'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { keptCopy } from '../../../api/outbox/sending/kept-copy.ts'

/** The cart of the account as this device last knew it. */
export const cartCopy = keptCopy<CartItem[]>('cart', Array.isArray)

/** Shows what the server has after a change, with what waits behind it. */
export async function showSentCart(userId: string, items: CartItem[]): Promise<void> {
  const queryKey = ['cart', userId]
  // An answer that is still on its way would show the cart as it was before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, await cartCopy.take(userId, items))
  postToOtherTabs('cart')
}
