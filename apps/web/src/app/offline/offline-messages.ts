const lists = 'Lists on this device can be shopped; all else here needs a network.'

export const messages = {
  noNetwork: 'No network.',
  notReached: 'No connection to the store.',
  notSent: 'The store does not take your last changes yet. They are kept here.',
  pricesOf: (time: string) => `Prices of ${time}`,
  waiting: (changes: number) => (changes === 1 ? '1 change waiting' : `${changes} changes waiting`),
  refused: (changes: number) =>
    changes === 1 ? '1 change not accepted' : `${changes} changes not accepted`,
  notDurable: 'This browser keeps little: the last changes may be lost when it closes.',
  goOn: (list: string) => `Continue ${list}`,
  fromDevice: (date: string) => `Products and meals are as they were on ${date}.`,
  /** By the first part of the address. */
  screens: {
    '': 'Prices and products cannot be loaded; a list on this device can be shopped.',
    browse: 'Products cannot be searched; what you see may be out of date.',
    meals: 'New meals cannot be loaded; what is open stays open.',
    favorites: 'These are the favorites as this device knows them; changes are kept here.',
    'my-lists': lists,
    'saved-lists': lists,
    profile: 'Your account cannot be loaded or changed.',
    invitations: 'Invitations cannot be loaded or answered.',
    'grocery-list-generation': 'No list can be generated; what you chose stays as it is.',
    'post-trip-summary': 'A trip completed on this device is kept here; others cannot be loaded.',
    auth: 'Signing in needs one; what you typed stays.',
    onboarding: 'Your answers stay here and can be saved when there is one.',
  },
  elsewhere: 'What you see stays; anything new needs one.',
}
