import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  language: 'Idioma',
  mailsToo: 'De la app y de los correos. Los productos y las recetas están en inglés.',
  offline: { title: 'Sin conexión', message: 'Podrás cambiar el idioma cuando la haya.' },
}
