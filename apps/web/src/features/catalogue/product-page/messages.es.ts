import { countText } from '@aisleway/core/text/count-text'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  pageTitle: name => `${name} · Aisleway`,
  title: 'Producto',
  loading: 'Cargando el producto',
  loadFailed: 'No se pudo cargar este producto',
  detailsFailed: 'No se pudo cargar más información de este producto.',
  tryAgain: 'Intentar de nuevo',
  unknown: 'No existe ese producto',
  unknownText: 'Quizá la dirección está mal escrita o es de otra tienda.',
  browse: 'Explorar productos',
  backToHome: 'Volver al inicio',
  retiredText: 'Esta tienda lo retiró de sus estantes. Abajo hay productos parecidos.',
  ownPage: 'Abrir su página',
  share: 'Compartir',
  copied: 'Enlace copiado',
  shareFailed: 'No se pudo compartir el enlace',
  shareFailedText: 'Cópialo de la barra de direcciones en la página del producto.',

  sizes: 'Otros tamaños',
  thisSize: 'Este',
  bestPrice: 'Mejor precio por unidad',
  similar: 'Productos parecidos',
  boughtTogether: 'A menudo se compran juntos',
  meals: count => `Comidas que lo llevan (${countText(count)})`,
  moreMeals: count => `y ${countText(count)} más`,

  note: 'Tu nota',
  noteHint: 'Solo tú la ves: la clase que te gusta o para qué era.',
  saveNote: 'Guardar nota',
  noteSaved: 'Nota guardada',
  noteRemoved: 'Nota eliminada',
  noteFailed: 'No se pudo guardar la nota',
}
