import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  howWasIt: '¿Cómo estuvo tu compra?',
  inOneTap: 'De una a cinco estrellas, y unas palabras si quieres.',
  canBeChanged: 'Ya calificaste esta compra. Puedes cambiarlo cuando quieras.',
  rateTrip: 'Calificar esta compra',
  rateTripNamed: (listName, date) => `Calificar esta compra, ${listName}, ${date}`,
  changeRating: 'Cambiar calificación',
  changeRatingNamed: (listName, date) => `Cambiar calificación de ${listName}, ${date}`,
  rating: 'Calificación',
  stars: count => (count === 1 ? '1 estrella' : `${count} estrellas`),
  rated: count => `${count === 1 ? '1 estrella' : `${count} estrellas`} de 5`,
  starNames: ['Mala', 'Regular', 'Buena', 'Muy buena', 'Excelente'],
  comment: 'Comentario (opcional)',
  commentPlaceholder: '¿Qué salió bien y qué no?',
  submit: 'Enviar opinión',
  submitting: 'Enviando...',
  cancel: 'Cancelar',
  missing: { title: 'Elige una calificación' },
  thanks: { title: '¡Gracias por tu opinión!' },
  wentWrong: 'Algo salió mal',
  tryAgainLater: 'Inténtalo de nuevo más tarde.',
  notSubmitted: {
    title: 'Error',
    message: 'No se pudo enviar tu calificación. Inténtalo de nuevo.',
  },
}
