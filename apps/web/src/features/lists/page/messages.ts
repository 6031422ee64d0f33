const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const messages = {
  pageTitle: (list: string) => `${list} · Aisleway`,
  heading: 'Shopping list',
  loading: 'Loading the list',
  toLists: 'Back to My Lists',
  notFound: 'List not found',
  notFoundText: 'It was deleted, or is not shared with you.',
  notHere: {
    title: 'This list is not on this device',
    message: 'Once it was opened with a network, it can be edited without one.',
  },
  loadFailed: { title: 'Error loading list', message: 'Please try again.' },
  empty: 'Nothing on this list yet',
  emptyText: 'Add products, or anything in your own words.',

  addItem: 'Add item',
  added: (name: string) => ({ title: 'Added to list', message: name }),
  select: 'Select',
  endSelecting: 'Done',
  selectNamed: (name: string) => `Select ${name}`,
  selected: (n: number) => `${n} selected`,
  selectAll: 'Select all',
  move: 'Move',
  copy: 'Copy',
  remove: 'Remove',

  moveNamed: (name: string) => `Move ${name}`,
  arrowKeys: 'Drag it, or use the arrow keys.',
  moved: (name: string, place: number, places: number) =>
    `${name} is now at place ${place} of ${places}.`,
  edit: (name: string) => `Change ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  oneMore: (name: string) => `One more ${name}`,
  oneLess: (name: string) => `One less ${name}`,
  // One of what has no size goes without saying.
  amount: (quantity: number, size: string) =>
    size ? `${quantity} × ${size}` : quantity > 1 ? `× ${quantity}` : '',
  ticked: 'ticked',
  noPrice: 'No price',
  noLongerSold: 'No longer sold',
  ownPrice: 'your price',

  close: 'Close',
  name: 'Name',
  note: 'Note',
  notePlaceholder: 'ripe ones',
  price: 'Your price',
  priceHint: 'Leave it empty for what the store asks.',
  department: 'Department',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToList: 'Move to a list',
  copyToList: 'Copy to a list',
  removeFromList: 'Remove',
  save: 'Save',

  moveTitle: (n: number) => `Move ${count(n, 'item', 'items')} to`,
  copyTitle: (n: number) => `Copy ${count(n, 'item', 'items')} to`,
  itemCount: (n: number) => count(n, 'item', 'items'),
  newList: 'New list',
  newListName: 'New list',
  createList: 'Create list',
  listsFailed: 'Your lists cannot be loaded right now. A new one can still be made.',
  movedTo: (n: number, list: string) => ({
    title: `${count(n, 'item', 'items')} moved`,
    message: list,
  }),
  copiedTo: (n: number, list: string) => ({
    title: `${count(n, 'item', 'items')} copied`,
    message: list,
  }),
  sendFailed: {
    title: 'Error updating list',
    message: 'The other list could not be reached. Please try again.',
  },
}
