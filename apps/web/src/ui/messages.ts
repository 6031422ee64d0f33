export const messages = {
  loading: 'Loading',
  notShown: 'We couldn’t show this part.',
  noNetwork: 'You’re offline',
  needsNetwork: 'This will load once you’re back online.',
  tryAgain: 'Try again',
  reload: 'Reload',
  skipToContent: 'Skip to content',
  close: 'Close',
  undo: 'Undo',
}
