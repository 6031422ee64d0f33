import { maxListItems } from '@aisleway/core/lists/list-item'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  listGone: {
    title: 'No se pudo actualizar la lista',
    message: 'La lista se eliminó o ya no se comparte contigo.',
  },
  notAllowed: {
    title: 'No se pudo actualizar la lista',
    message: 'Ya no puedes cambiar esta lista.',
  },
  refused: changes => ({
    title: 'No se pudo actualizar la lista',
    message:
      changes === 1
        ? 'No se pudo guardar un cambio.'
        : `No se pudieron guardar ${changes} cambios.`,
  }),
  listFull: {
    title: 'La lista está llena',
    message: `En una lista caben hasta ${maxListItems} artículos. Lo último que agregaste no se guardó.`,
  },
}
