/** The cart, as the outbox names what entries are about. */
export const aboutCart = 'cart'
