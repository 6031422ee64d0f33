import { localCartKey } from '@aisleway/core/cart/cart'
import { useEffect } from 'react'
import { refresh } from '../../api/client/refresh.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { onTabMessage } from '../../api/live/tabs.ts'
import { useSession } from '../../api/session/session.ts'
import { loadAccountCart } from './cart-query.ts'

/** Keeps this tab's cart in sync with the other tabs', and merges a local cart at sign-in. */
export function useFollowCart() {
  const { user } = useSession()

  useEffect(() => {
    const reread = () => refresh('cart')
    const onStorage = (event: StorageEvent) => {
      if (event.key === localCartKey || event.key === null) reread()
    }
    window.addEventListener('storage', onStorage)
    const stopListening = onTabMessage('cart', reread)
    return () => {
      window.removeEventListener('storage', onStorage)
      stopListening()
    }
  }, [])

  useEffect(() => {
    if (!user || !hasStored(localCartKey)) return
    // If this fails, it is merged on the next visit.
    loadAccountCart()
      .then(({ mergeCart }) => mergeCart(user.id))
      .catch(() => {})
  }, [user])
}
