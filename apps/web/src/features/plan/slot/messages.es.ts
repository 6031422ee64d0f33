import { formatCents } from '@aisleway/core/money'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  chooseFor: slot => `Una comida para ${slot}`,
  search: 'Buscar comidas',
  clearSearch: 'Borrar la búsqueda',
  difference: cents =>
    cents === 0 ? 'cuesta igual' : `${formatCents(Math.abs(cents))} ${cents > 0 ? 'más' : 'menos'}`,
  loadingMeals: 'Buscando comidas',
  noneFits: 'Ninguna otra comida respeta tus preferencias.',
  noneFound: text => `Ninguna comida que las respete se llama “${text}”.`,
  againstConstraints: 'Comidas que no respetan tus preferencias',
  otherMealsFailed: 'No se pudieron cargar las otras comidas. Inténtalo de nuevo.',
  showMore: 'Ver más',
  leftoversTitle: slot => `Sobras para ${slot}`,
  leftoversText: 'Ese día se cocina más, y aquí se come.',
  noneBefore: 'No hay ninguna comida anterior en el plan.',
  guestsLabel: 'Invitados',
  oneMoreGuest: 'Un invitado más',
  oneGuestLess: 'Un invitado menos',
  eatersTitle: slot => `Quién come: ${slot}`,
  whyTitle: meal => `¿Por qué ${meal}?`,
  noReason: 'Respeta todas tus preferencias, y ninguna otra comida abarata el plan.',
  byHand: 'La elegiste tú.',
  reasons: {
    usesRest: (food, when) => `Usa lo que queda de ${food} del ${when}.`,
    atHome: food => `Tienes ${food} en casa.`,
    onSale: food => `En oferta: ${food}.`,
    favorite: 'Es una de tus favoritas.',
  },
}
