import { textsByLanguage } from '@aisleway/core/language'
import { messages } from './messages.ts'

export const textsIn = await textsByLanguage(
  messages,
  language => import(`./messages.${language}.ts`),
)
