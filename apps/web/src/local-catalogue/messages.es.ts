import { countText } from '@aisleway/core/text/count-text'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'En este dispositivo',
  keep: 'Guardar productos y comidas para comprar sin conexión',
  text: 'Se descarga con buena conexión, un tercio de megabyte más o menos, y se borra cuando cierras sesión.',
  kept: (count, date) => `${countText(count)} productos, con los precios del ${date}.`,
  none: 'Todavía no hay nada guardado.',
  slow: 'Todavía no hay nada guardado: esta conexión es lenta o ahorra datos.',
  notKept: 'No hay nada guardado.',
}
