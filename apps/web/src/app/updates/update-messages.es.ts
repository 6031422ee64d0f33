import type { messages as english } from './update-messages.ts'

export const messages: typeof english = {
  ready: 'Hay una versión nueva',
  reload: 'Actualizar',
}
