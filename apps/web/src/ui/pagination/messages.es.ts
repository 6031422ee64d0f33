import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  page: page => `Página ${page}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
}
