import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { localCart } from './local-cart.ts'

/** Changes of the cart run one after the other, so that the last answer is the newest. */
export const cartChanges = { mutationKey: ['change-cart'], scope: { id: 'cart' } }

/** Reads this visitor's cart: from the account when signed in, else from the browser. */
export function cartQuery(user: User | null) {
  return queryOptions({
    queryKey: ['cart', user?.id ?? 'local'],
    queryFn: async (): Promise<CartItem[]> =>
      user ? (await api.cart.read()).items : ((await (await localCart())?.readLocalCart()) ?? []),
  })
}
