import { localCartKey } from '@aisleway/core/cart/cart'
import { hasStored } from '../../api/device-records/stored.ts'

/** What reads the signed-out cart. It is fetched only where there is one: home's first load is full. */
export async function localCart() {
  return hasStored(localCartKey) ? import('./read-local-cart.ts') : undefined
}
