import { type CartItem, quantityOf } from '@aisleway/core/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { cartQuery } from './cart-query.ts'

const noItems: CartItem[] = []

/** The items of this visitor's cart; change-cart.ts changes them. */
export function useCartItems() {
  const { user, isLoading: isSessionLoading } = useSession()
  const { data, isPending, isError, refetch } = useQuery({
    ...cartQuery(user),
    enabled: !isSessionLoading,
  })
  return {
    items: data ?? noItems,
    isLoading: isSessionLoading || isPending,
    isError: isError && !data,
    refetch,
  }
}

/** The quantity of one product; rerenders only when that changes. */
export function useQuantity(productId: string): number {
  const { user, isLoading } = useSession()
  const { data = 0 } = useQuery({
    ...cartQuery(user),
    enabled: !isLoading,
    select: items => quantityOf(items, productId),
  })
  return data
}
