import { localCartKey } from '@aisleway/core/cart/stored-cart'
import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { onTabNews, tellOtherTabs } from '../../api/tabs.ts'
import { cartQuery } from './cart-query.ts'
import { cartChanges } from './change-cart.ts'
import { readLocalCart, writeLocalCart } from './local-cart.ts'

/** Keeps this tab's cart the same as the other tabs', and merges a local cart at sign-in. */
export function useFollowCart() {
  const { user } = useSession()
  const queryClient = useQueryClient()

  useEffect(() => {
    const reread = () => queryClient.invalidateQueries({ queryKey: ['cart'] })
    const onStorage = (event: StorageEvent) => {
      if (event.key === localCartKey || event.key === null) reread()
    }
    window.addEventListener('storage', onStorage)
    const stopListening = onTabNews('cart', reread)
    return () => {
      window.removeEventListener('storage', onStorage)
      stopListening()
    }
  }, [queryClient])

  useEffect(() => {
    if (!user) return
    // In turn with changes of the cart: a cart that is saved at once after signing in is whole.
    new MutationObserver(queryClient, {
      mutationKey: ['merge-cart'],
      scope: cartChanges.scope,
      mutationFn: mergeLocalCart,
    })
      .mutate()
      .catch(() => {})

    /** Merging twice changes nothing, so the local cart goes only after the account has it. */
    async function mergeLocalCart() {
      const local = await readLocalCart()
      if (local.length === 0) return
      const { items } = await api.cart.merge({
        items: local.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      })
      writeLocalCart([])
      queryClient.setQueryData(cartQuery(user).queryKey, items)
      queryClient.removeQueries({ queryKey: cartQuery(null).queryKey })
      tellOtherTabs('cart')
    }
  }, [user, queryClient])
}
