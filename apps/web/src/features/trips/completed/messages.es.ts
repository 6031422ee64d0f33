import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  loadFailed: { title: 'Error', message: 'No se pudieron cargar las compras terminadas' },
  waiting: 'Por enviar',
  none: 'Todavía no hay compras terminadas',
  noneText:
    'Termina la compra de una lista: aquí queda guardada, con lo que costó y lo que ahorraste.',
  toLists: 'Ir a las listas guardadas',
  trips: 'Compras terminadas',
  pages: 'Páginas de compras',
  itemsCompleted: (checked, all) =>
    `${checked} de ${all} ${all === 1 ? 'artículo comprado' : 'artículos comprados'}`,
  duration: 'Duración',
  savings: 'Ahorro',
  nothingSaved: 'Ninguno',
  totalSpent: 'Gasto total',
  viewMore: n => `Ver ${n} ${n === 1 ? 'artículo más' : 'artículos más'}`,
  showLess: 'Mostrar menos',
  ofTrip: (label, listName, date) => `${label}, ${listName}, ${date}`,
  summaryOf: (listName, date) => `Resumen de ${listName}, ${date}`,
  with: name => `con ${name}`,
}
