import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  placeholder: 'Por ejemplo, spinach',
  clear: 'Borrar',
  foodsFound: 'Alimentos',
  noFood: 'Ninguna receta lo usa',
}
