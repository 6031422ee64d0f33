export const messages = {
  viewCart: 'View Cart',
  cart: 'Cart',
  viewCartWith: (count: number) => `View Cart, ${count === 1 ? '1 item' : `${count} items`}`,
}
