import { maxListItems } from '@aisleway/core/lists/list-item'

export const messages = {
  listGone: {
    title: 'Error updating list',
    message: 'The list was deleted or is no longer shared with you.',
  },
  notAllowed: {
    title: 'Error updating list',
    message: 'You can no longer edit this list.',
  },
  refused: (changes: number) => ({
    title: 'Error updating list',
    message:
      changes === 1 ? '1 change couldn’t be saved.' : `${changes} changes couldn’t be saved.`,
  }),
  listFull: {
    title: 'The list is full',
    message: `A list holds up to ${maxListItems} items. We left out the last ones you added.`,
  },
}
