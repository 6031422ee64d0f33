const lists = 'You can still shop the lists on this device.'

export const messages = {
  noNetwork: 'You’re offline.',
  notReached: 'We can’t reach the store.',
  notSent: 'Your latest changes haven’t synced yet. They’re saved on this device.',
  notSaved: 'Some changes couldn’t be saved. They’re still on this device.',
  waiting: (changes: number) =>
    changes === 1 ? '1 change waiting.' : `${changes} changes waiting.`,
  refused: (changes: number) =>
    changes === 1 ? '1 change not saved.' : `${changes} changes not saved.`,
  notDurable: 'You may lose your latest changes if you close this browser.',
  goOn: 'Continue trip',
  goOnWith: (list: string) => `Continue trip: ${list}`,
  pricesOf: (moment: string) => `Prices as of ${moment}`,
  /** By the first part of the address. */
  screens: {
    '': lists,
    browse: 'Search isn’t available, and what you see may be out of date.',
    meals: 'New meals won’t load, but you can keep reading what’s open.',
    favorites: 'You’re seeing the favorites on this device. We’ll save your changes here.',
    'my-lists': lists,
    'saved-lists': lists,
    profile: 'You can’t view or change your account right now.',
    invitations: 'You can’t view or answer invitations right now.',
    'grocery-list-generation': 'You can’t generate a list right now, but we’ll keep your choices.',
    'post-trip-summary': 'You can only see trips completed on this device.',
    auth: 'You can sign in once you’re connected. We’ll keep what you typed.',
    onboarding: 'We’ll keep your answers here until you can save them.',
  },
  elsewhere: 'You can keep using this screen, but nothing new will load.',
}
