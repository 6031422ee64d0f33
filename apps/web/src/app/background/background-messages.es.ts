import type { messages as english } from './background-messages.ts'

export const messages: typeof english = {
  busy: {
    title: 'La tienda está muy ocupada; lo intentamos de nuevo',
    message: 'Esto tarda un momento más. No tienes que hacer nada.',
  },
  unreadable: {
    title: 'No se pudo leer algo de este dispositivo',
    message: 'Se guardó aparte. Todo lo demás sigue aquí.',
  },
  unsentKept: {
    title: 'Se cerró la sesión con cambios sin enviar',
    message: 'Inicia sesión otra vez en este dispositivo para enviarlos.',
  },
}
