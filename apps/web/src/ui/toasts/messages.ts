export const messages = {
  notices: 'Notices',
  /** Not Close: a dialog has a button of that name. */
  dismiss: 'Dismiss',
}
