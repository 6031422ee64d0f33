/** The language of this build: in the Spanish one, locale.es.ts replaces this file. */
export const language: string = 'en'

/** For dates and lists. Numbers and prices are written alike in both languages. */
export const locale: string = 'en-US'
