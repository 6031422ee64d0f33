import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Tus compras habituales',
  due: 'Ya toca',
  interval: days => (days === 1 ? 'Cada día' : `Cada ${days} días`),
  times: count => (count === 1 ? 'Una vez' : `${count} veces`),
  last: days => `Última vez: ${days < 1 ? 'hoy' : days === 1 ? 'ayer' : `hace ${days} días`}`,
  addDue: count => (count === 1 ? 'Agregar el que ya toca' : `Agregar los ${count} que ya tocan`),
  added: 'Agregado al carrito',
  products: count => (count === 1 ? '1 producto' : `${count} productos`),
  viewCart: 'Ver carrito',

  repeat: 'Repetir la última compra',
  repeatTitle: date => `Tu compra del ${date}`,
  loading: 'Cargando tu última compra',
  loadFailed: 'No se pudo cargar tu última compra.',
  close: 'Cerrar',
  total: 'Hoy',
  paid: amount => `Pagaste ${amount}`,
  samePrice: 'Todos los precios son los mismos.',
  dearer: 'Ahora cuesta más',
  cheaper: 'Ahora cuesta menos',
  noLongerSold: 'Ya no se vende',
  freeText: 'Solo una lista puede llevar esto',
  change: (before, after) => `${before} → ${after}`,
  addAll: count =>
    count === 1 ? 'Agregar 1 producto al carrito' : `Agregar ${count} productos al carrito`,
  adding: 'Agregando...',
  noTrips: 'Todavía no hay compras terminadas.',
  nothingSold: 'Hoy no se vende nada de eso.',
}
