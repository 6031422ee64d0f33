import type { Product } from '@aisleway/core/catalogue/product'

export type CartLine = { product: Product; quantity: number }

/** A change to the cart. After `merge`, it contains at least as many of each product. */
export type CartChange =
  | ({ way: 'set' } & CartLine)
  | { way: 'clear' }
  | { way: 'merge'; lines: CartLine[] }
