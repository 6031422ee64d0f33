import { maxListItems } from '@aisleway/core/lists/list-item'

export const messages = {
  listGone: {
    title: 'Error updating list',
    message: 'The list was deleted, or is no longer shared with you.',
  },
  notAllowed: {
    title: 'Error updating list',
    message: 'You may no longer change this list.',
  },
  refused: (changes: number) => ({
    title: 'Error updating list',
    message:
      changes === 1 ? 'One change could not be saved.' : `${changes} changes could not be saved.`,
  }),
  listFull: {
    title: 'The list is full',
    message: `A list holds up to ${maxListItems} items. What you added last was left out.`,
  },
}
