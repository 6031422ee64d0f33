import { maxListItems } from '@aisleway/core/lists/list-item'

export const messages = {
  undo: 'Undo',
  priceSaved: (name: string, before: string) => ({
    title: `Price of ${name} changed`,
    message: `It was ${before}.`,
  }),
  removed: (names: readonly string[]) =>
    names.length === 1
      ? { title: 'Removed from list', message: names[0] ?? '' }
      : { title: `${names.length} items removed from list`, message: '' },
  notKept: {
    title: 'Error updating list',
    message: 'This browser has no room left to keep your change.',
  },
  listFull: { title: 'The list is full', message: `A list holds up to ${maxListItems} items.` },
}
