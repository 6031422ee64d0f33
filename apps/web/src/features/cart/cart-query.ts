import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import { queryOptions } from '@tanstack/react-query'
import { loadOnce } from '../../api/load-once.ts'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { localCart } from './local-cart.ts'

/** The account's cart needs the outbox, which is too large for the home page's first load. */
export const loadAccountCart = loadOnce(preloadWhenIdle(() => import('./account/account-cart.ts')))

/** Reads this visitor's cart: from the account when signed in, else from the browser. */
export function cartQuery(user: User | null) {
  return queryOptions({
    queryKey: ['cart', user?.id ?? 'local'],
    queryFn: async (): Promise<CartItem[]> =>
      user
        ? (await loadAccountCart()).readAccountCart(user.id)
        : ((await (await localCart())?.readLocalCart()) ?? []),
  })
}
