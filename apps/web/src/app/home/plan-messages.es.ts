import type { messages as english } from './plan-messages.ts'

export const messages: typeof english = {
  title: 'Planea la semana',
  text: 'Comidas para todos, con paquetes enteros de los que casi no sobra nada.',
}
