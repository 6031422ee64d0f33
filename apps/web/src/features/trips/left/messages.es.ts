import type { messages as english } from './messages.ts'
import { pastDay } from './past-day.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const quoted = (words: readonly string[]) => words.map(each => `“${each}”`).join(', ')

export const messages: typeof english = {
  title: (n, completedAt) => {
    const day = pastDay(completedAt, new Date())
    const when = day.kind === 'today' ? 'de hoy' : `del ${day.text}`
    return `${n === 1 ? 'Quedó 1 artículo' : `Quedaron ${n} artículos`} ${when}`
  },
  more: n => `y ${n} más`,
  toList: 'Agregar a una lista',
  toCart: 'Agregar al carrito',
  dismiss: 'No, gracias',
  chooseTitle: n => `Agregar ${count(n, 'artículo', 'artículos')} a`,
  close: 'Cerrar',
  newList: 'Lista nueva',
  seeList: 'Ver la lista',
  onList: (n, list) => ({
    title: n === 1 ? '1 artículo agregado' : `${n} artículos agregados`,
    message: list,
  }),
  inCart: (n, freeText) => ({
    title:
      n === 0 ? 'Nada nuevo en el carrito' : `${count(n, 'producto', 'productos')} en el carrito`,
    message: freeText.length > 0 ? `Solo una lista puede llevar ${quoted(freeText)}.` : '',
  }),
  listFull: { title: 'La lista está llena', message: 'Elige otra.' },
  cartFull: {
    title: 'El carrito está lleno',
    message: 'Elige una lista o haz sitio en el carrito.',
  },
  failed: { title: 'Error', message: 'No se pudieron pasar los artículos. Inténtalo de nuevo.' },
}
