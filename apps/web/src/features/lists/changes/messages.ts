import { maxListItems } from '@aisleway/core/lists/list-item'

export const messages = {
  priceSaved: (name: string, before: string) => ({
    title: `Price updated, was ${before}`,
    message: name,
  }),
  removed: (names: readonly string[]) =>
    names.length === 1
      ? { title: 'Removed from list', message: names[0] ?? '' }
      : { title: `${names.length} items removed from list`, message: '' },
  removedElsewhere: (name: string) => ({
    title: 'This item was just removed',
    message: name,
  }),
  putBack: 'Put it back',
  notKept: {
    title: 'Error updating list',
    message: 'This browser is out of storage, so we couldn’t save your change.',
  },
  listFull: { title: 'The list is full', message: `A list holds up to ${maxListItems} items.` },
}
