import { type CartItem, quantityOf } from '@aisleway/core/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { cartQuery } from './cart-query.ts'

const noItems: CartItem[] = []

/** What this visitor's cart holds; change-cart.ts changes it. */
export function useCartItems() {
  const { user, isLoading: isSessionLoading } = useSession()
  const { data, isPending, isError } = useQuery({ ...cartQuery(user), enabled: !isSessionLoading })
  return {
    items: data ?? noItems,
    isLoading: isSessionLoading || isPending,
    isError: isError && !data,
  }
}

/** How many of one product; drawn anew only when that changes. */
export function useQuantity(productId: string): number {
  const { user, isLoading } = useSession()
  const { data = 0 } = useQuery({
    ...cartQuery(user),
    enabled: !isLoading,
    select: items => quantityOf(items, productId),
  })
  return data
}
