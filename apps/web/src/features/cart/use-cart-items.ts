import type { CartItem } from '@aisleway/core/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { cartQuery } from './cart-query.ts'

const noItems: CartItem[] = []

/** What this visitor's cart holds; `useCart` also changes it. */
export function useCartItems() {
  const { user, isLoading: isSessionLoading } = useSession()
  const { data, isPending, isError } = useQuery({ ...cartQuery(user), enabled: !isSessionLoading })
  return {
    items: data ?? noItems,
    isLoading: isSessionLoading || (isPending && !isError),
    isError,
  }
}
