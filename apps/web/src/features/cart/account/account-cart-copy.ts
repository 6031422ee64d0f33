import type { CartItem } from '@aisleway/core/cart/cart'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { keptCopy } from '../../../api/outbox/sending/kept-copy.ts'

/** The account's cart as this device last knew it. */
export const cartCopy = keptCopy<CartItem[]>('cart', Array.isArray)

/** Shows the server's cart after a change, plus the changes still waiting. */
export async function showSentCart(userId: string, items: CartItem[]): Promise<void> {
  const queryKey = ['cart', userId]
  // An answer in flight would show the cart as it was before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, await cartCopy.take(userId, items))
  postToOtherTabs('cart')
}
