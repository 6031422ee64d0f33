import type { Amount } from '@aisleway/core/pantry/pantry-entry'
import type { Place } from '@aisleway/core/pantry/place'

export const messages = {
  title: 'Pantry',
  pageTitle: 'Pantry · Aisleway',
  subtitle: 'What you have at home. Plans and meals use it first.',
  loading: 'Loading your pantry...',
  loadFailed: 'We couldn’t load your pantry.',
  empty: 'Your pantry is empty',
  emptyText:
    'Add what you have, or start with your last trip. After that, each trip adds what you buy, and “Cooked it” takes out what you use.',
  lastTrip: 'Add from last trip',
  add: 'Add item',
  scan: 'Scan a barcode',
  find: 'Search your pantry',
  clearFind: 'Clear',
  nothingFound: (text: string) => `No “${text}” in your pantry.`,
  sections: {
    soon: 'Use soon',
    fridge: 'Refrigerator',
    freezer: 'Freezer',
    cupboard: 'Cupboard',
    household: 'Household',
    out: 'Used up',
  } satisfies Record<Place | 'soon' | 'out', string>,
  amounts: { full: 'Full', half: 'Half', low: 'Low', out: 'Out' } satisfies Record<Amount, string>,
  amountOf: (name: string) => `How much ${name} is left`,
  expired: (day: string) => `Expired ${day}`,
  lastDay: 'Use today',
  goodUntil: (day: string) => `Use by ${day}`,
  edit: (name: string) => `Edit ${name}`,
  date: 'Use by',
  dateHint: 'Our estimate for an unopened package. Leave it blank if it keeps.',
  staple: 'Always keep on hand',
  stapleHint: 'Stays in your pantry even when it runs out.',
  remove: 'Remove',
  save: 'Save',
  close: 'Close',
  removed: (name: string) => ({ title: 'Removed from pantry', message: name }),
  removedElsewhere: (name: string) => ({ title: 'This item was just removed', message: name }),
  putBack: 'Put it back',
  notSaved: { title: 'We couldn’t save your pantry', message: 'Please try again.' },
  offline: {
    title: 'You’re offline',
    message: 'You can share your pantry once you’re back online.',
  },
  full: { title: 'Your pantry is full', message: 'Remove something you’ve used up to make room.' },

  staples: 'Staples',
  staplesText: 'No need to count salt, oil, and other basics. Just tell us which ones you keep.',

  sharing: 'Sharing',
  share: 'Share with people who can edit your plans',
  shareHint: 'They can see it, edit it, and use it as their own.',
  usedOf: (name: string) => `You’re using ${name}’s pantry.`,
  chooseOwn: 'Use my own',
  offered: (name: string) => `${name} shared a pantry with you.`,
  chooseOf: (name: string) => `Use ${name}’s pantry`,

  cookedIt: 'Cooked it',
  cooked: 'Enjoy your meal',
  taken: (count: number) =>
    count === 0
      ? 'None of it was in your pantry.'
      : count === 1
        ? '1 item taken from your pantry.'
        : `${count} items taken from your pantry.`,
  tripWaits: 'We’ll add your trip to the pantry when you’re back online',
  tripWasPutIn: 'Your last trip was already added',
  tripPutIn: (count: number) =>
    count === 1 ? '1 item added to your pantry' : `${count} items added to your pantry`,
}
