export const language = 'es'

export const locale = 'es-US'
