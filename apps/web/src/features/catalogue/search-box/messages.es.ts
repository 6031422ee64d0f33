import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  label: 'Buscar productos',
  placeholder: 'Buscar productos...',
  clear: 'Borrar la búsqueda',
  cancel: 'Cancelar',
}
