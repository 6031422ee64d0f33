import type { Language } from '@aisleway/core/language'

/** Each language has the name that its own speakers give it. */
export const messages = {
  language: 'Language',
  current: 'English',
  other: 'Español',
  otherLanguage: 'es' as Language,
  mailsToo: 'Of the app and of mails. Products and recipes are in English.',
  offline: { title: 'No network', message: 'The language can be changed once there is one.' },
}
