import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'En este dispositivo',
  itemsDone: (checked, items) => `${checked} de ${items} ${items === 1 ? 'artículo' : 'artículos'}`,
  none: 'No hay listas en este dispositivo',
  noneText:
    'Una lista que se abrió para comprar se queda aquí. Las demás aparecen cuando haya conexión.',
}
