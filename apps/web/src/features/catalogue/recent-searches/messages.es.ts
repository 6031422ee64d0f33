import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Búsquedas recientes',
  clear: 'Borrar las búsquedas recientes',
}
