export const messages = {
  notShown: 'This part could not be shown.',
  noNetwork: 'There is no connection',
  needsNetwork: 'This needs a connection, and comes by itself when there is one.',
  tryAgain: 'Try again',
  reload: 'Reload',
  close: 'Close',
}
