import { type Language, languages } from '@aisleway/core/language'
import { messages } from './messages.ts'

const texts = new Map<Language, typeof messages>([[languages[0], messages]])
for (const language of languages.slice(1)) {
  texts.set(language, (await import(`./messages.${language}.ts`)).messages)
}

export function textsIn(language: Language): typeof messages {
  return texts.get(language) ?? messages
}
