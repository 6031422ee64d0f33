import { localCartKey } from '@aisleway/core/cart/cart'
import { hasStored } from '../../api/device-records/stored.ts'

/**
 * The code that reads the signed-out cart. It is fetched only when there is one, because home's
 * first load is full.
 */
export async function localCart() {
  return hasStored(localCartKey) ? import('./read-local-cart.ts') : undefined
}
