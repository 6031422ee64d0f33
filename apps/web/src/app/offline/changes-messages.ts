import type { Change } from '@aisleway/core/lists/list-operations'

const operations: Record<Change['kind'], string> = {
  add: 'Add',
  more: 'More of',
  quantity: 'Quantity of',
  price: 'Price of',
  note: 'Note on',
  name: 'Name of',
  department: 'Department of',
  order: 'Place of',
  elsewhere: 'Buy elsewhere:',
  check: 'Tick',
  remove: 'Remove',
  restore: 'Bring back',
  planSettings: 'Plan: settings',
  slot: 'Plan: meal',
  eaters: 'Plan: eaters',
}

const reasons: Record<string, string> = {
  CART_EMPTY: 'The cart was empty.',
  CART_FULL: 'The cart is full.',
  FORBIDDEN: 'You may not change this.',
  LIST_FULL: 'The list is full.',
  LIST_NOT_FOUND: 'The list is no longer there.',
  NOT_FOUND: 'It is no longer there.',
  PRODUCT_NOT_FOUND: 'The product is no longer sold.',
  TOO_MANY_FAVORITES: 'You have as many favorites as fit.',
  TOO_MANY_LISTS: 'You have as many lists as fit.',
  TRIP_NOT_FOUND: 'The trip is no longer there.',
  UNREADABLE: 'This device can no longer read it.',
}

export const messages = {
  title: 'Your changes',
  close: 'Close',
  none: 'Everything is saved',
  waiting: 'Waiting to be sent',
  waitingText: 'They are kept on this device and sent as soon as the store can be reached.',
  refused: 'Not accepted',
  refusedText: 'The store did not take these. Try again, or drop what is no longer needed.',
  retry: 'Retry',
  retryNamed: (change: string) => `Retry: ${change}`,
  drop: 'Drop',
  dropNamed: (change: string) => `Drop: ${change}`,
  failed: { title: 'That could not be done', message: 'Please try again.' },
  reasonOf: (code: string) => reasons[code] ?? 'The store refused it.',
  titles: {
    operations,
    someList: 'a list',
    onList: (what: string, item: string, list: string) =>
      `${[what, item].filter(Boolean).join(' ')} · ${list}`,
    inCart: (quantity: number, product: string) => `${quantity} × ${product} in the cart`,
    outOfCart: (product: string) => `${product} out of the cart`,
    manyInCart: (count: number) =>
      count === 1 ? '1 product into the cart' : `${count} products into the cart`,
    cartCleared: 'Clear the cart',
    favorite: (name: string) => `Favorite: ${name}`,
    noFavorite: (name: string) => `No longer a favorite: ${name}`,
    listName: (before: string, name: string) => `Rename ${before} to ${name}`,
    newList: (name: string) => `New list: ${name}`,
    deleted: (name: string) => `Delete ${name}`,
    restored: (name: string) => `Bring back ${name}`,
    trip: (list: string) => `Completed trip: ${list}`,
    rating: (stars: number, list: string) =>
      `${stars === 1 ? '1 star' : `${stars} stars`} for ${list}`,
    meal: (name: string) => `${name} into the cart`,
    unreadable: 'A change',
  },
}
