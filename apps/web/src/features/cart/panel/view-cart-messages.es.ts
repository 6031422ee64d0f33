import type { messages as english } from './view-cart-messages.ts'

export const messages: typeof english = {
  viewCart: 'Ver carrito',
  cart: 'Carrito',
  viewCartWith: count => `Ver carrito, ${count === 1 ? '1 artículo' : `${count} artículos`}`,
}
