/** The cart, as outbox entries refer to it in `about`. */
export const aboutCart = 'cart'
