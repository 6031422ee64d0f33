export const messages = {
  title: 'You have your own copy now',
  text: 'The owner deleted their account. Everything is in your copy, which is in My Lists.',
  open: 'Open your copy',
}
