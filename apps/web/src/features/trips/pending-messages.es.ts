import type { messages as english } from './pending-messages.ts'

export const messages: typeof english = {
  notSaved: {
    title: 'No se pudo guardar la compra',
    message: 'Hubo un error al guardar tu compra.',
  },
}
