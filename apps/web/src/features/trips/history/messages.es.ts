import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Lo que costaron y ahorraron tus compras',
  failed: 'No se pudo cargar tu historial.',
  tryAgain: 'Intentar de nuevo',
  showTableOf: title => `Mostrar como tabla: ${title}`,
  week: 'Semana del',
  spent: 'Gastado',
  saved: 'Ahorrado',
  weeks: 'Por semana',
  weeksText: weeks =>
    weeks === 1 ? 'La semana de tus primeras compras' : `Las últimas ${weeks} semanas`,
  department: 'Departamento',
  departments: 'Por departamento',
  departmentsText: (total, since) =>
    since ? `${total} desde el ${since}` : `${total} en todas las compras`,
  prices: 'Precio pagado',
  pricesText: 'De lo que compraste más de una vez',
  noPrices: 'Compra algo por segunda vez y aquí se dibujará su precio a lo largo del tiempo.',
  product: 'Producto',
  date: 'Fecha',
  price: 'Precio',
}
