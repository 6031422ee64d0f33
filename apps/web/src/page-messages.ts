/** What the page says before the app does. */
export const messages = {
  description:
    'Browse over 12,000 priced products at your supermarket, fill your cart, and see what it costs before you go.',
  noScript: 'Please turn on JavaScript to use Aisleway.',
  installedDescription: 'Plan, price, and shop one supermarket.',
  shortcuts: { cart: 'Cart', list: 'Current list', search: 'Search' },
  screenshots: {
    home: 'The store on your phone',
    list: 'Your list in the store, department by department',
    browse: 'All products, with filters',
  },
}
