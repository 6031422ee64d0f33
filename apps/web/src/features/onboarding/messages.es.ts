import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  pageTitle: 'Te damos la bienvenida · Aisleway',
  stepOf: (step, of) => `Paso ${step} de ${of}`,
  progress: 'Avance',
  purposes: {
    shoppingDays: 'El inicio te muestra tu próxima compra.',
    shoppingTimes: 'El inicio te muestra tu próxima compra, con la tienda abierta.',
    shopsHere: 'Si es así, el inicio te saluda como cliente habitual y la llama tu tienda.',
    shoppingStyles: 'El inicio pone primero lo que te conviene.',
  },
  chooseSeveral: 'Puedes elegir más de una opción.',
  chooseOne: 'Elige una.',
  skip: 'Omitir',
  back: 'Atrás',
  next: 'Siguiente',
  complete: 'Terminar',
  saving: 'Guardando...',
  saved: { title: 'Preferencias guardadas' },
  notSaved: {
    title: 'Error al guardar las preferencias',
    message: 'No se pudieron guardar tus preferencias. Inténtalo de nuevo.',
  },
  unexpected: {
    title: 'Ocurrió un error',
    message: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
  },
  goOnWithout: 'Continuar sin guardar',
  allSet: '¡Gracias!',
  allSetText: 'Tu tienda se abre en un momento, ordenada a tu manera.',
  continueNow: 'Continuar ahora',
}
