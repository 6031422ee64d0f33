export const messages = {
  notShown: 'This part could not be shown.',
  noNetwork: 'There is no network',
  needsNetwork: 'This needs a network, and comes by itself when there is one.',
  tryAgain: 'Try again',
  reload: 'Reload',
  close: 'Close',
}
