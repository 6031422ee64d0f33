import { localCartKey } from '@aisleway/core/cart/cart'
import { hasStored } from '../../api/device-records/stored.ts'

/**
 * The code that reads the signed-out cart. It is loaded only if there is one, to keep the home page's first load small.
 */
export async function localCart() {
  return hasStored(localCartKey) ? import('./read-local-cart.ts') : undefined
}
