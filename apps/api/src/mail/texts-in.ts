import type { Language } from '@aisleway/core/language'
import { messages as es } from './messages.es.ts'
import { messages as en } from './messages.ts'

const texts: Record<Language, typeof en> = { en, es }

export function textsIn(language: Language): typeof en {
  return texts[language]
}
