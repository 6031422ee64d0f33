export const messages = {
  notices: 'Notifications',
  /** It is not called Close, because a dialog has a button of that name. */
  dismiss: 'Dismiss',
}
