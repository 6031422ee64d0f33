export const messages = {
  ready: 'A new version is ready',
  reload: 'Reload',
}
