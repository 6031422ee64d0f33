import { quantityOf } from '@aisleway/core/cart/cart'
import type { AddTarget } from '../catalogue/suggestions/add-target.ts'
import { setQuantity } from './change-cart.ts'
import { putAllInCart } from './put-in-cart.tsx'
import { useCartItems } from './use-cart-items.ts'

/** The search box adds to the cart unless a list is shown behind it. */
export function useCartTarget(): AddTarget {
  const { items } = useCartItems()
  return {
    listName: null,
    quantityOf: id => quantityOf(items, id),
    setQuantity,
    addAll: putAllInCart,
  }
}
