import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  favorite: name => `Favorito: ${name}`,
  notSaved: {
    title: 'No se pudieron guardar tus favoritos',
    message: 'Revisa tu conexión e inténtalo de nuevo.',
  },
}
