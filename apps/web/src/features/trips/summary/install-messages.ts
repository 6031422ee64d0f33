export const messages = {
  title: 'Aisleway on your home screen',
  text: 'It opens like any other app, also where the store has no signal.',
  install: 'Install',
  notNow: 'Not for me',
}
