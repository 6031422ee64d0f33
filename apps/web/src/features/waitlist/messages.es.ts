import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  label: 'Lista de espera',
  coming:
    'Pronto podrás recorrer esta tienda pasillo por pasillo con una guía. Estrénala antes que nadie.',
  join: 'Unirme a la lista de espera',
  signInToJoin: 'Inicia sesión para unirte',
  joining: 'Uniéndote...',
  failed: {
    title: 'No se te pudo agregar a la lista de espera',
    message: 'Hubo un problema. Inténtalo de nuevo.',
  },
}
