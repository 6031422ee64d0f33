/** Beside their screen, out of what home loads. */
export const messages = {
  title: 'About Aisleway',
  pageTitle: 'About · Aisleway',
  intro: (store: string) =>
    `Aisleway helps you plan and shop at one supermarket: ${store}. It knows the shelves, adds up what your list costs before you go, and walks through the store with you.`,
  whatTitle: 'What it does',
  what: [
    'Search the whole store with today’s prices, by department and by diet.',
    'Find meals that fit your diet, your calories and your budget, and put their ingredients into your cart.',
    'Save lists, share them with the people you shop for, and tick them off together.',
    'See afterwards what you spent and what you saved.',
  ],
  independentTitle: 'Independent',
  independent:
    'Aisleway is an independent list tool, not affiliated with any grocery chain. Nobody pays to stand higher in a search or to be suggested.',
  pricesTitle: 'Where prices come from',
  prices: (products: string, store: string) =>
    `From the catalogue of ${store}: over ${products} products, taken over by the people who run this shop’s app. At the register, the price on the shelf is the one that counts.`,
  updated: (moment: string) => `Prices last updated ${moment}.`,
  privacyTitle: 'Your privacy, in plain words',
  privacy: [
    'Without an account, your cart and your favorites stay in this browser.',
    'With an account, we keep what you give us: your name and e-mail, your cart, lists, trips and favorites, and the answers about how you shop.',
    'People see a list of yours only when you share it with them.',
    'There are no ads and no trackers, and we do not sell anything about you.',
    'On your profile you can download everything we keep about you, and delete your account with all of it.',
  ],
  licensesTitle: 'The work of others',
  licenses: 'Pictures, icons, fonts and nutrition figures come from people who share their work.',
  licensesLink: 'See the licenses',
  comingTitle: 'Coming next',
  coming: 'Aisle-by-aisle navigation: your list in the order of your walk.',
  comingLink: 'Read what is coming',
}
