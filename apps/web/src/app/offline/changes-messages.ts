import type { Change } from '@aisleway/core/lists/list-operations'

const operations: Record<Change['kind'], string> = {
  add: 'Add',
  more: 'Add more',
  quantity: 'Change quantity of',
  price: 'Change price of',
  note: 'Edit note on',
  name: 'Rename',
  department: 'Change department of',
  order: 'Reorder',
  elsewhere: 'Buy elsewhere:',
  check: 'Check off',
  remove: 'Remove',
  restore: 'Restore',
  planSettings: 'Plan: preferences',
  slot: 'Plan: meal',
  eaters: 'Plan: who’s eating',
}

const reasons: Record<string, string> = {
  CART_CHANGED: 'Your cart has changed since then.',
  CART_EMPTY: 'Your cart was empty.',
  CART_FULL: 'Your cart is full.',
  FORBIDDEN: 'You can’t change this.',
  LIST_FULL: 'The list is full.',
  LIST_NOT_FOUND: 'The list was deleted or is no longer shared with you.',
  NOT_FOUND: 'It was deleted.',
  PANTRY_FULL: 'Your pantry is full.',
  PRODUCT_NOT_FOUND: 'The store no longer sells this.',
  TOO_MANY_FAVORITES: 'You’ve reached the limit on favorites.',
  TOO_MANY_LISTS: 'You’ve reached the limit on lists.',
  TRIP_NOT_FOUND: 'We can’t find that trip.',
  UNREADABLE: 'This device can’t read it anymore.',
}

/** What the buttons for one change, or for all that were refused, say and ask. */
export type ActionTexts = {
  retry: string
  retryLabel?: string
  drop: string
  dropLabel?: string
  dropTitle: string
  dropText: string
}

export const messages = {
  title: 'Your changes',
  close: 'Close',
  none: 'Everything’s saved',
  waiting: 'Waiting to sync',
  waitingText: 'These are saved on this device and will sync when you’re connected again.',
  refused: 'Couldn’t be saved',
  refusedText: 'Retry these changes, or discard the ones you don’t need.',
  one: (change: string): ActionTexts => ({
    retry: 'Retry',
    retryLabel: `Retry: ${change}`,
    drop: 'Discard',
    dropLabel: `Discard: ${change}`,
    dropTitle: 'Discard this change?',
    dropText: `“${change}” will be deleted from this device. You can’t undo this.`,
  }),
  all: (changes: number): ActionTexts => ({
    retry: 'Retry all',
    drop: 'Discard all',
    dropTitle: `Discard ${changes} changes?`,
    dropText: `All ${changes} will be deleted from this device. You can’t undo this.`,
  }),
  dropListText: 'A list that’s only on this device is deleted with everything on it.',
  cancel: 'Cancel',
  failed: { title: 'That didn’t work', message: 'Please try again.' },
  reasonOf: (code: string) => reasons[code] ?? 'The store couldn’t save it.',
  titles: {
    operations,
    uncheck: 'Uncheck',
    buyHere: 'Buy here after all:',
    someList: 'a list',
    onList: (what: string, item: string, list: string) =>
      `${[what, item].filter(Boolean).join(' ')} · ${list}`,
    inCart: (quantity: number, product: string) => `${quantity} × ${product} in cart`,
    outOfCart: (product: string) => `Remove ${product} from cart`,
    manyInCart: (count: number) =>
      count === 1 ? 'Add 1 product to cart' : `Add ${count} products to cart`,
    cartCleared: 'Clear cart',
    favorite: (name: string) => `Favorite: ${name}`,
    noFavorite: (name: string) => `Remove favorite: ${name}`,
    listName: (before: string, name: string) => `Rename ${before} to ${name}`,
    newList: (name: string) => `New list: ${name}`,
    merge: (from: string, into: string) => `Merge ${from} into ${into}`,
    update: (name: string) => `Update ${name} from cart`,
    updateUndone: (name: string) => `Undo: update ${name} from cart`,
    pause: (name: string) => `Pause ${name}`,
    template: (name: string) => `Make ${name} a template`,
    noTemplate: (name: string) => `Stop using ${name} as a template`,
    deleted: (name: string) => `Delete ${name}`,
    restored: (name: string) => `Restore ${name}`,
    trip: (list: string) => `Completed trip: ${list}`,
    rating: (stars: number, list: string) =>
      `${stars === 1 ? '1 star' : `${stars} stars`} for ${list}`,
    meal: (name: string) => `Add ${name} to cart`,
    pantry: (name: string) => `Pantry: ${name}`,
    unreadable: 'A change',
  },
}
