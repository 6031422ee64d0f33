import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  refused: {
    title: 'No se pudo guardar un cambio',
    message: 'Se queda en este dispositivo. Abre “cambios” arriba para reintentarlo o descartarlo.',
  },
}
