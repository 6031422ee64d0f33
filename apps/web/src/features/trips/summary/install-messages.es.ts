import type { messages as english } from './install-messages.ts'

export const messages: typeof english = {
  title: 'Aisleway en tu pantalla de inicio',
  text: 'Se abre como cualquier otra app, también donde la tienda no tiene señal.',
  install: 'Instalar',
  notNow: 'No me interesa',
}
