import { quantityOf } from '@aisleway/core/cart/cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { cartChanges, cartQuery } from './cart-query.ts'
import { messages } from './messages.ts'

export type ProductLine = { product: Product; quantity: number }

/** Puts many products into the account's cart at once, which then holds at least as many of each. */
export function useMergeIntoCart<Line extends ProductLine>(
  name: string,
  onMerged: (lines: readonly Line[]) => unknown,
) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  return useAction({
    key: [...cartChanges.mutationKey, name],
    // It waits for changes of the cart that are still being sent.
    scope: cartChanges.scope,
    send: (lines: readonly Line[]) =>
      api.cart.merge({
        items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      }),
    onDone: (cart, lines) => {
      const { queryKey } = cartQuery(user)
      queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, cart.items)
      postToOtherTabs('cart')
      if (lines.some(line => quantityOf(cart.items, line.product.id) === 0)) {
        return toast.error(messages.cartFull)
      }
      return onMerged(lines)
    },
    onFailed: () => toast.error(messages.cartNotSaved),
  })
}
