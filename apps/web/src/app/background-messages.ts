export const messages = {
  busy: {
    title: 'The store is busy, trying again',
    message: 'This takes a moment longer. There is nothing you need to do.',
  },
}
