import type { answers as english } from './answer-messages.ts'

export const answers: typeof english = {
  joined: {
    title: '¡Ya estás en la lista!',
    message: 'Serás de los primeros en usar nuestra guía dentro de la tienda.',
  },
  already: {
    title: 'Ya estabas en la lista de espera',
    message: '¡Ya te tenemos en nuestra lista de espera!',
  },
  signInRequired: {
    title: 'Inicia sesión',
    message: 'Inicia sesión para unirte a la lista de espera.',
  },
}
