export const messages = {
  language: 'Language',
  mailsToo: 'For the app and emails. Products and recipes stay in English.',
  offline: {
    title: 'You’re offline',
    message: 'You can change the language once you’re back online.',
  },
}
