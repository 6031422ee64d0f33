import type { Amount } from '@aisleway/core/pantry/pantry-entry'
import type { Place } from '@aisleway/core/pantry/place'

export const messages = {
  title: 'Pantry',
  pageTitle: 'Pantry · Aisleway',
  subtitle: 'What is at home. Plans and meals use it first.',
  loading: 'Loading your pantry...',
  loadFailed: 'Your pantry could not be loaded.',
  empty: 'Nothing in your pantry yet',
  emptyText:
    'Add what you have, or what your last trip bought. From then on every trip puts in what it bought, and “Cooked it” takes out what a meal needs.',
  lastTrip: 'Put in your last trip',
  add: 'Add something',
  scan: 'Scan a barcode',
  find: 'Find in your pantry',
  clearFind: 'Clear',
  nothingFound: (text: string) => `Nothing in your pantry is called “${text}”.`,
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
  expired: (day: string) => `Past its date, ${day}`,
  lastDay: 'Use today',
  goodUntil: (day: string) => `Use by ${day}`,
  edit: (name: string) => `Edit ${name}`,
  date: 'Use by',
  dateHint: 'An estimate for an unopened package. Leave it empty for what keeps.',
  staple: 'Always keep at home',
  stapleHint: 'Stays here when it is used up.',
  remove: 'Remove',
  save: 'Save',
  close: 'Close',
  undo: 'Undo',
  removed: (name: string) => `${name} removed`,
  notSaved: { title: 'Your pantry could not be saved', message: 'Please try again.' },
  offline: { title: 'No network', message: 'Sharing needs one. Please try again later.' },
  full: { title: 'Your pantry is full', message: 'Remove something that is used up.' },

  staples: 'Staples',
  staplesText: 'Salt, oil and the like need no counting: say once which kinds you have.',

  sharing: 'Together',
  share: 'Share with those who may edit your plans',
  shareHint: 'They see it and change it, and can use it in place of their own.',
  usedOf: (name: string) => `This is ${name}’s pantry, which you use together.`,
  chooseOwn: 'Use my own',
  offered: (name: string) => `${name} shares a pantry with you.`,
  chooseOf: (name: string) => `Use ${name}’s pantry`,

  cookedIt: 'Cooked it',
  cooked: 'Enjoy your meal',
  taken: (count: number) =>
    count === 0
      ? 'Your pantry had none of it.'
      : count === 1
        ? '1 thing taken from your pantry.'
        : `${count} things taken from your pantry.`,
  tripWaits: 'Your trip goes into the pantry when there is a network',
  tripPutIn: (count: number) =>
    count === 1 ? '1 thing is in your pantry' : `${count} things are in your pantry`,
}
