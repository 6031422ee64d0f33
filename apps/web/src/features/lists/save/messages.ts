export const messages = {
  saveList: 'Save List',
  dialogTitle: 'Name Your Shopping List',
  nameLabel: 'List name',
  namePlaceholder: 'Enter list name',
  nameHint: (name: string) => `Left empty, it is called “${name}”.`,
  cancel: 'Cancel',
  save: 'Save List',
  saving: 'Saving...',

  sameNameTitle: (name: string) => `You already have “${name}”`,
  sameNameText:
    'This cart was loaded from it. Update it with what is in the cart now, or keep both?',
  saveAsNew: 'Save as new',
  update: 'Update list',
  updating: 'Updating...',

  signInFirst: {
    title: 'Authentication required',
    message: 'Please sign in to save your list.',
  },
  saved: { title: 'List saved successfully!' },
  savedNotice: {
    title: 'List saved! 🎉',
    message: 'Your grocery list has been saved successfully.',
  },
  updated: (name: string) => ({ title: 'List updated', message: `${name} now holds this cart.` }),
  saveFailedTitle: 'Error saving list',
  saveFailed: 'Failed to save your list. Please try again.',
  updateFailedTitle: 'Error updating list',
  updateFailed: 'Failed to update the list. Please try again.',
  cartEmpty: 'Your cart is empty.',
  tooManyLists: 'You have reached the number of lists an account can keep.',
  listGone: 'That list is gone. Save it as a new one.',

  panelTitle: 'List saved successfully',
  panelText: (name: string) => `${name} waits for you in My Lists.`,
  viewLists: 'View Lists',

  waitlistTitle: 'Want to shop this list in half the time?',
  waitlistText:
    'Your list is now saved to your account. Join the waitlist for aisle-by-aisle navigation through the store.',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  join: 'Join Waitlist',
  joining: 'Joining...',
  showNow: 'Show results now',
  viewSavedLists: 'View Saved Lists',
  close: 'Close',
  invalidEmail: { title: 'Invalid email', message: 'Please enter a valid email address.' },
}
