import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { readLocalCart, withTodaysProducts } from './local-cart.ts'

/** Where this visitor's cart is read from. */
export function cartQuery(user: User | null) {
  return queryOptions({
    queryKey: ['cart', user?.id ?? 'local'],
    queryFn: async (): Promise<CartItem[]> =>
      user ? (await api.cart.read()).items : withTodaysProducts(await readLocalCart()),
  })
}
