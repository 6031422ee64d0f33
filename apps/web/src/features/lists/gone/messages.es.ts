import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Ahora tienes tu propia copia',
  text: 'Quien la compartía eliminó su cuenta. Todo está en tu copia, que encontrarás en Mis listas.',
  open: 'Abrir tu copia',
}
