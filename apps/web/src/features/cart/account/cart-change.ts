import type { Restored } from '@aisleway/core/cart/restored-item'
import type { Product } from '@aisleway/core/catalogue/product'

export type CartLine = { product: Product; quantity: number }

/** A change to the cart. `restored` undoes a removal. After `merge`, it contains at least as many of each product. */
export type CartChange =
  | ({ way: 'set'; restored?: Restored } & CartLine)
  | { way: 'clear' }
  | { way: 'merge'; lines: CartLine[] }
