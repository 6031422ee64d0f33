import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Historial de precios',
  period: 'Periodo',
  days: days => `${days} días`,
  unchanged: price => `${price}, sin cambios`,
  unchangedFor: (price, days) => `${price}, sin cambios en ${days} días`,
  range: (lowest, highest) => `De ${lowest} a ${highest}`,
  since: date => `Se conoce desde el ${date}`,
  today: 'Hoy',
  chart: (days, range, today) => `Precio de los últimos ${days} días: ${range}, ${today} hoy`,
  table: 'Precios',
  from: 'Desde',
  price: 'Precio',
  failed: 'No se pudo cargar el historial de precios.',
}
