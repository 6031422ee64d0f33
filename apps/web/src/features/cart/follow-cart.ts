import { localCartKey } from '@aisleway/core/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onTabMessage, postToOtherTabs } from '../../api/live/tabs.ts'
import { useSession } from '../../api/session/session.ts'
import { cartChanges, cartQuery } from './cart-query.ts'
import { localCart } from './local-cart.ts'

/** Keeps this tab's cart in step with the other tabs', and merges a local cart at sign-in. */
export function useFollowCart() {
  const { user } = useSession()
  const queryClient = useQueryClient()

  useEffect(() => {
    const reread = () => queryClient.invalidateQueries({ queryKey: ['cart'] })
    const onStorage = (event: StorageEvent) => {
      if (event.key === localCartKey || event.key === null) reread()
    }
    window.addEventListener('storage', onStorage)
    const stopListening = onTabMessage('cart', reread)
    return () => {
      window.removeEventListener('storage', onStorage)
      stopListening()
    }
  }, [queryClient])

  useEffect(() => {
    if (!user) return
    // The merge waits its turn among the changes of the cart, so that a cart saved right after
    // signing in is complete.
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: ['merge-cart'],
        scope: cartChanges.scope,
        mutationFn: mergeLocalCart,
      })
      .execute(undefined)
      .catch(() => {})

    async function mergeLocalCart() {
      const items = await (await localCart())?.mergeLocalCart()
      if (!items) return
      queryClient.setQueryData(cartQuery(user).queryKey, items)
      queryClient.removeQueries({ queryKey: cartQuery(null).queryKey })
      postToOtherTabs('cart')
    }
  }, [user, queryClient])
}
