export const messages = {
  busy: {
    title: 'The store is busy. Trying again',
    message: 'This may take a moment. You don’t need to do anything.',
  },
  unreadable: {
    title: 'We couldn’t read something on this device',
    message: 'We set it aside. Everything else is still here.',
  },
  unsentKept: {
    title: 'You were signed out with unsent changes',
    message: 'Sign in again on this device to send them.',
  },
}
