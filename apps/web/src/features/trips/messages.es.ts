import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  summaryPageTitle: 'Tu compra · Aisleway',
  loading: 'Cargando tu compra',
  completed: '¡Muy bien! Terminaste tu compra.',
  tripOf: (listName, date) => `${listName} · ${date}`,
  completedBy: name => `La terminó ${name}`,
  waiting:
    'Esta compra está guardada en este dispositivo. Se enviará en cuanto haya conexión.',
  stats: 'Tu compra en cifras',
  timeSpent: 'tiempo de compra',
  fromFirstTick: 'Se cuenta desde el primer artículo marcado.',
  itemsChecked: 'artículos marcados',
  checkedOf: ({ checkedItemsCount, itemsCount }) => `${checkedItemsCount} de ${itemsCount}`,
  estimatedSpend: 'gasto estimado',
  saved: amount => `Ahorraste ${amount}`,
  savings: 'Lo que ahorraste',
  savingsOf: {
    list: 'En oferta en tu lista',
    aisle: 'Agregado en el pasillo',
    deal: 'Ofertas que agregaste',
  },
  times: quantity => `×\u00a0${quantity}`,
  items: 'Artículos de esta compra',
  notBought: 'Sin marcar',
  noPrice: 'Sin precio',
  startNewTrip: 'Empezar otra compra',
  backToHome: 'Volver al inicio',
  notFound: 'No encontramos la compra.',
  notFoundText: 'Solo puedes abrir las compras de tu propia cuenta.',
  notLoaded: { title: 'Error', message: 'No se pudieron cargar los datos de la compra.' },
}
