export const messages = {
  language: 'Language',
  mailsToo: 'Of the app and of mails. Products and recipes are in English.',
  offline: { title: 'No network', message: 'The language can be changed once there is one.' },
}
