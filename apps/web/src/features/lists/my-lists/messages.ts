import { type ListAge, maxListName } from '@aisleway/core/lists/list'
import { maxListItems } from '@aisleway/core/lists/list-item'
import { truncate } from '@aisleway/core/text/truncate'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const some = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')

export const messages = {
  title: 'My Lists',
  pageTitle: 'My Lists · Aisleway',
  backToProfile: 'Back to Profile',
  generateList: 'Generate a list',
  tabs: 'My Lists',
  savedLists: 'Saved Lists',
  completedLists: 'Completed Lists',
  searchLabel: 'Search lists and items',
  searchPlaceholder: 'Search lists and items...',
  clearSearch: 'Clear search',
  importList: 'Import',
  newList: 'New list',
  createList: 'Create list',
  loading: 'Loading your lists',
  found: (n: number) => `${count(n, 'list', 'lists')} found`,
  pages: 'Pages of lists',

  none: 'No saved lists yet',
  noneText: 'Fill your cart and tap Save List. Your list will be here, ready for the store.',
  browseProducts: 'Browse Products',
  noneFound: 'No lists found',
  noneFoundText: (search: string) => `Nothing matches “${search}”.`,
  loadFailed: {
    title: 'Error loading lists',
    message: 'Failed to load your saved lists. Please try again.',
  },

  age: (age: ListAge) => {
    if (age.kind === 'recent') return 'Created recently'
    if (age.kind === 'started') return `Started ${count(age.hours, 'hour', 'hours')} ago`
    return `Created ${count(age.days, 'day', 'days')} ago`
  },
  shared: 'Shared list',
  sharedWithYou: 'Shared with you',
  viewOnly: 'View only',
  status: { saved: 'Saved', in_progress: 'In progress', paused: 'Paused', completed: 'Completed' },
  waitsToBeSent: 'Completed on this device. It will sync when you’re connected again.',
  seeSummary: 'View summary',
  progressOf: (name: string) => `Progress on ${name}`,
  quantity: (quantity: number) => `× ${quantity}`,
  noItems: 'This list is empty.',
  addItems: 'Add items',
  planMeals: 'Plan meals',
  viewMore: (n: number) => `View ${n} more ${n === 1 ? 'item' : 'items'}`,
  showLess: 'Show less',
  ofList: (label: string, name: string) => `${label}, ${name}`,
  itemsFailed: 'Failed to load the list. Please try again.',
  error: 'Error',
  itemCount: (n: number) => count(n, 'item', 'items'),
  total: 'Total',

  start: 'Start Shopping',
  goOn: 'Continue Shopping',
  again: 'Shop again',
  look: 'View list',
  pause: 'Pause shopping',
  paused: { title: 'Shopping paused' },
  pauseFailed: { title: 'Error', message: 'Failed to pause shopping session' },
  loadIntoCart: 'Load into cart',
  loaded: 'List loaded for editing',
  freeTextStays: (names: readonly string[]) =>
    `${count(names.length, 'item you typed stays', 'items you typed stay')} on the list: ${some(names)}.`,
  noLongerSold: (names: readonly string[]) => `No longer sold: ${some(names)}.`,
  nothingToLoad: 'Nothing on this list can go in your cart.',
  cartFull: 'Your cart doesn’t have room for this list.',
  loadIntoCartFailed: 'Failed to load the list into your cart. Please try again.',

  delete: 'Delete',
  deleted: 'List deleted',
  deleteFailed: {
    title: 'Error deleting list',
    message: 'Failed to delete the list. Please try again.',
  },
  restoreFailed: { title: 'Error', message: 'Failed to restore the list. Please try again.' },

  more: 'More actions',
  rename: 'Rename',
  renameTitle: 'Rename list',
  nameMissing: 'Please enter a name',
  save: 'Save',
  renamed: { title: 'List renamed' },
  updateFailed: {
    title: 'Error updating list',
    message: 'Failed to update the list. Please try again.',
  },
  duplicate: 'Duplicate',
  copyName: (name: string) => `${truncate(name, maxListName - ' (copy)'.length)} (copy)`,
  duplicated: (name: string) => ({ title: 'List duplicated', message: name }),
  duplicateFailed: {
    title: 'Error saving list',
    message: 'Failed to save your list. Please try again.',
  },
  close: 'Close',
  plan: 'Plan',
  templates: 'Templates',
  template: 'Template',
  useTemplate: 'New list from this',
  markTemplate: 'Make it a template',
  unmarkTemplate: 'Stop using as a template',
  nowTemplate: (name: string) => ({ title: `${name} is now a template` }),
  noTemplate: (name: string) => ({ title: `${name} is no longer a template` }),
  merge: 'Merge into another list',
  mergeTitle: (name: string) => `Merge ${name} into`,
  mergeText: 'We’ll combine duplicates and delete this list.',
  merged: (name: string, into: string) => ({ title: 'Lists merged', message: `${name} → ${into}` }),
  mergeFull: {
    title: 'Lists not merged',
    message: `Together they’d go over the ${maxListItems}-item limit.`,
  },
  mergeFailed: { title: 'Error', message: 'Failed to merge the lists. Please try again.' },
  share: 'Share as text',
  copied: { title: 'List copied', message: 'Paste it anywhere you like.' },
  copyFailed: { title: 'Error', message: 'We couldn’t copy the list.' },
  print: 'Print',
  exportCsv: 'Export as CSV',
  exportText: 'Export as text',
}
