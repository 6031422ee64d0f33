/** Beside their screen, out of what home loads. */
export const messages = {
  title: 'About Aisleway',
  pageTitle: 'About · Aisleway',
  intro: (store: string) =>
    `Aisleway helps you plan and shop at one supermarket: ${store}. It knows what’s on the shelves, totals your list before you go, and comes along while you shop.`,
  whatTitle: 'What it does',
  what: [
    'Search the whole store with today’s prices, by department and by diet.',
    'Find meals that fit your diet, calories, and budget, and add the ingredients to your cart.',
    'Save lists, share them with the people you shop for, and check them off together.',
    'See what you spent and what you saved after each trip.',
  ],
  independentTitle: 'Independent',
  independent:
    'Aisleway is an independent list tool, not affiliated with any grocery chain. No one can pay to rank higher in search or to be suggested.',
  pricesTitle: 'Where prices come from',
  prices: (products: string, store: string) =>
    `From the ${store} catalog: over ${products} products, added by the people who run this app. At the register, the shelf price is the one that counts.`,
  updated: (moment: string) => `Prices last updated ${moment}.`,
  privacyTitle: 'Your privacy, in plain words',
  privacy: [
    'Without an account, your cart and favorites stay in this browser.',
    'With an account, we keep what you give us: your name and email, your cart, lists, trips, and favorites, and your answers about how you shop.',
    'People only see your lists when you share them.',
    'There are no ads and no trackers, and we don’t sell your data.',
    'You can download everything we have about you or delete your account anytime from your profile.',
  ],
  licensesTitle: 'The work of others',
  licenses: 'Our pictures, icons, fonts, and nutrition data come from people who share their work.',
  licensesLink: 'See the licenses',
  comingTitle: 'Coming next',
  coming: 'Aisle-by-aisle navigation: your list in the order you walk the store.',
  comingLink: 'See what’s coming',
}
