export const messages = {
  title: 'Add Aisleway to your home screen',
  text: 'It opens like any other app, even when there’s no signal in the store.',
  install: 'Install',
  notNow: 'No thanks',
}
