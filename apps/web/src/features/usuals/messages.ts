export const messages = {
  title: 'Your usuals',
  due: 'Due',
  interval: (days: number) => (days === 1 ? 'Every day' : `Every ${days} days`),
  times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  // The browser's own formatter takes a phone a tenth of a second to create, while the first screen is drawn.
  last: (days: number) =>
    days < 1 ? 'Bought today' : days === 1 ? 'Bought yesterday' : `Bought ${days} days ago`,
  addDue: (count: number) => (count === 1 ? 'Add 1 due item' : `Add all ${count} due items`),
  added: 'Added to cart',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  viewCart: 'View Cart',

  repeat: 'Repeat last trip',
  repeatTitle: (date: string) => `Your trip on ${date}`,
  loading: 'Loading your last trip',
  loadFailed: 'We couldn’t load your last trip.',
  close: 'Close',
  total: 'Today',
  paid: (amount: string) => `You paid ${amount}`,
  samePrice: 'Prices haven’t changed.',
  dearer: 'Costs more now',
  cheaper: 'Costs less now',
  noLongerSold: 'No longer sold',
  freeText: 'Only a list can hold these',
  change: (before: string, after: string) => `${before} → ${after}`,
  addAll: (count: number) =>
    count === 1 ? 'Add 1 product to cart' : `Add ${count} products to cart`,
  adding: 'Adding...',
  noTrips: 'No completed trips yet.',
  nothingSold: 'Nothing from that trip is sold today.',
}
