/** What the page says before the app does. */
export const messages = {
  description:
    'Browse over 12,000 priced products of your supermarket, fill a cart and see what it costs before you go.',
  noScript: 'Aisleway needs JavaScript to show the store.',
  installedDescription: 'Plan, price and shop one supermarket.',
  shortcuts: { cart: 'Cart', list: 'Current list', search: 'Search' },
  screenshots: {
    home: 'The store on a phone',
    list: 'A list in the store, one department after the other',
    browse: 'All products, with filters',
  },
}
