export const messages = {
  language: 'Language',
  mailsToo: 'For the app and emails. Products and recipes stay in English.',
  changeTitle: 'Change the language?',
  changeText: 'This reloads the page, so what you entered here and haven’t saved will be lost.',
  stay: 'Not now',
  change: 'Change language',
  offline: {
    title: 'You’re offline',
    message: 'You can change the language once you’re back online.',
  },
}
