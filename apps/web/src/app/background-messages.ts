export const messages = {
  busy: {
    title: 'The store is busy, trying again',
    message: 'This takes a moment longer. There is nothing you need to do.',
  },
  unreadable: {
    title: 'Something on this device could not be read',
    message: 'It was set aside. Everything else is here.',
  },
}
