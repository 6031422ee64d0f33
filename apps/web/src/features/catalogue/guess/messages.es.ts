import { countText } from '@aisleway/core/text/count-text'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  replaced: (typed, used) => `No hay nada para “${typed}”. Se muestra “${used}”.`,
  meant: (typed, used) => `Se muestra “${used}” por “${typed}”.`,
  removed: words => `Nada tiene todas las palabras. Se muestran productos sin “${words}”.`,
  searchFor: query => `Buscar “${query}”`,
  didYouMean: query => `¿Quisiste decir “${query}”?`,
  and: '” y “',
  things: count => `${countText(count)} cosas por encontrar`,
  addAll: 'Agregar todo al carrito',
  nothingFor: query => `No hay nada para “${query}”`,
  seeAll: (count, query) => `Ver los ${countText(count)} de “${query}”`,
}
