import { maxCartItems } from '@aisleway/core/cart/cart'

export const messages = {
  title: 'Your Cart',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Your cart is empty',
  startShopping: 'Start Shopping',
  total: 'Total',
  savings: (amount: string) => `You save ${amount} on sale items`,
  clear: 'Clear Cart',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  close: 'Close',
  loading: 'Loading your cart',
  noLongerSold: 'No longer sold',
  priceWhenAdded: (amount: string) => `Was ${amount} when you added it`,
  forMeals: (amount: string) => `${amount} for your meals`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  loadFailed: 'We couldn’t load your cart.',
  added: 'Added to cart',
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  addedDetails: (name: string, tags: string, department: string, price: string) =>
    [name, tags, department, price].filter(Boolean).join(' · '),
  oneMore: (name: string) => `One more ${name}`,
  oneLess: (name: string) => `One less ${name}`,
  removed: { title: 'Removed from cart' },
  cleared: { title: 'Cart cleared', message: 'All items have been removed from your cart.' },
  cartFull: {
    title: 'Your cart is full',
    message: `A cart holds up to ${maxCartItems} different products. Remove one to make room.`,
  },
  cartNotSaved: {
    title: 'We couldn’t save your cart',
    message: 'Please check your connection and try again.',
  },
}
