import {
  type CartItem,
  maxQuantity,
  quantityOf,
  setQuantity as withQuantity,
} from '@aisleway/core/cart/cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { hasCode } from '../../api/refusal.ts'
import { useSession } from '../../api/session.ts'
import { tellOtherTabs } from '../../api/tabs.ts'
import { toast } from '../../ui/toast.ts'
import { cartQuery } from './cart-query.ts'
import { writeLocalCart } from './local-cart.ts'
import { messages } from './messages.ts'
import { useCartItems } from './use-cart-items.ts'

type Change = { product: Product; quantity: number }

/** The cart of this visitor: in the browser when signed out, on the account when signed in. */
export function useCart() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const query = cartQuery(user)
  const { items, isLoading, isError } = useCartItems()

  const change = useMutation({
    mutationKey: ['change-cart'],
    // One after the other, so that the last answer is the newest.
    scope: { id: 'cart' },
    networkMode: user ? 'online' : 'always',
    mutationFn: async (wanted: Change | 'clear') => {
      if (user) return save(wanted)
      writeLocalCart(queryClient.getQueryData(query.queryKey) ?? [])
    },
    onMutate: async wanted => {
      if (wanted !== 'clear') newestQuantity.set(wanted.product.id, wanted.quantity)
      // A press that comes before the stored cart has been read must not replace it.
      if (!user) await queryClient.ensureQueryData(query)
      // An answer on its way would show the cart as it was before.
      queryClient.cancelQueries({ queryKey: query.queryKey })
      queryClient.setQueryData<CartItem[]>(query.queryKey, (items = []) =>
        wanted === 'clear' ? [] : withQuantity(items, wanted.product, wanted.quantity),
      )
    },
    onError: error => {
      const text = hasCode(error, 'CART_FULL') ? messages.cartFull : messages.cartNotSaved
      toast.show({ ...text, tone: 'error' })
    },
    onSettled: saved => {
      if (queryClient.isMutating({ mutationKey: ['change-cart'] }) > 1) return
      if (user) tellOtherTabs('cart')
      if (saved) queryClient.setQueryData(query.queryKey, saved)
      else if (user) queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
  })

  return {
    items,
    isLoading,
    isError,
    setQuantity: (product: Product, quantity: number) => change.mutate({ product, quantity }),
    /** Counts from what the cart holds by now: a quick click comes before the last one is drawn. */
    changeQuantity: (product: Product, by: number, min = 0) => {
      const held = quantityOf(queryClient.getQueryData(query.queryKey) ?? [], product.id)
      const quantity = Math.max(min, Math.min(held + by, maxQuantity))
      if (quantity !== held) change.mutate({ product, quantity })
    },
    clear: () => change.mutate('clear'),
  }
}

/** Of several quick clicks on one product only the last needs to reach the server. */
const newestQuantity = new Map<string, number>()

/** The whole cart as the server then has it; undefined for a click that a later one overtook. */
async function save(wanted: Change | 'clear'): Promise<CartItem[] | undefined> {
  if (wanted === 'clear') return (await api.cart.clear()).items
  const { product, quantity } = wanted
  if (newestQuantity.get(product.id) !== quantity) return undefined
  return (await api.cart.setQuantity({ productId: product.id, quantity })).items
}
