export const messages = {
  notices: 'Notices',
  /** It is not called Close, because a dialog has a button of that name. */
  dismiss: 'Dismiss',
}
