import type { messages as english } from './session-messages.ts'

export const messages: typeof english = {
  authenticationRequired: {
    title: 'Inicia sesión',
    message: 'Inicia sesión para ver esta página',
  },
  unreachable: 'No se puede conectar con la tienda en este momento.',
}
