import { quantityOf } from '@aisleway/core/cart/cart'
import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { cartChanges, cartQuery } from '../../cart/cart-query.ts'
import { messages as cartMessages } from '../../cart/messages.ts'
import { useOpenCart } from '../../cart/panel/cart-panel-host.tsx'
import { putInCart } from '../../cart/put-in-cart.tsx'
import { useCartItems } from '../../cart/use-cart-items.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { messages } from '../messages.ts'

export type CartOfList = ReturnType<typeof useAddToCart>

/** Puts a generated list into the cart, which then holds at least as many of each product as the list. */
export function useAddToCart() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const open = useOpenCart()
  const { items } = useCartItems()

  const all = useAction({
    key: [...cartChanges.mutationKey, 'generated-list'],
    // It waits for changes of the cart that are still being sent.
    scope: cartChanges.scope,
    send: (lines: readonly GeneratedLine[]) =>
      api.cart.merge({
        items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      }),
    onDone: (cart, lines) => {
      const { queryKey } = cartQuery(user)
      queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, cart.items)
      postToOtherTabs('cart')
      if (lines.some(line => quantityOf(cart.items, line.product.id) === 0)) {
        return toast.error(cartMessages.cartFull)
      }
      const [first] = lines
      return toast.show({
        key: 'added-to-cart',
        title: messages.added,
        message: messages.addedAll(lines.length),
        brief: true,
        ...(first && { picture: <ProductThumb product={first.product} /> }),
        action: { label: messages.viewCart, onPress: open },
      })
    },
    onFailed: () => toast.error(cartMessages.cartNotSaved),
  })

  return {
    open,
    holds: ({ product, quantity }: GeneratedLine) =>
      quantity > 0 && quantityOf(items, product.id) >= quantity,
    addOne: ({ product, quantity }: GeneratedLine) =>
      putInCart(product, quantity, quantityOf(items, product.id)),
    isAdding: all.isPending,
    addAll: all.run,
  }
}
