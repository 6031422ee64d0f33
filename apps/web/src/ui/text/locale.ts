/** Of this build: in the Spanish one, locale.es.ts stands in the place of this file. */
export const language: string = 'en'

/** How dates and enumerations are written. Numbers and prices read alike in both. */
export const locale: string = 'en-US'
