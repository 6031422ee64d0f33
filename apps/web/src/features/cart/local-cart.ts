import { localCartKey } from '@aisleway/core/cart/cart'

/** What reads the signed-out cart. It is fetched only where there is one: home's first load is full. */
export async function localCart() {
  return localStorage.getItem(localCartKey) ? import('./read-local-cart.ts') : undefined
}
