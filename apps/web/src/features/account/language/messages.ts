import type { Language } from '@aisleway/core/language'

/** Each language is called as its own speakers call it. */
export const messages = {
  language: 'Language',
  current: 'English',
  other: 'Español',
  otherLanguage: 'es' as Language,
  mailsToo: 'Of the app and of mails. Products and recipes are in English.',
  offline: { title: 'No network', message: 'The language can be changed once there is one.' },
}
