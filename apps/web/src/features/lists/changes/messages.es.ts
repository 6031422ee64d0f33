import { maxListItems } from '@aisleway/core/lists/list-item'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  priceSaved: (name, before) => ({
    title: `Precio actualizado, antes ${before}`,
    message: name,
  }),
  removed: names =>
    names.length === 1
      ? { title: 'Quitado de la lista', message: names[0] ?? '' }
      : { title: `${names.length} artículos quitados de la lista`, message: '' },
  removedElsewhere: name => ({
    title: 'Este artículo se acaba de quitar',
    message: name,
  }),
  putBack: 'Volver a ponerlo',
  notKept: {
    title: 'No se pudo actualizar la lista',
    message: 'En este navegador ya no hay espacio para guardar tu cambio.',
  },
  listFull: {
    title: 'La lista está llena',
    message: `En una lista caben hasta ${maxListItems} artículos.`,
  },
}
