import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  newThisWeek: 'Novedades de la semana',
  allOf: department => `Todo en ${department}`,
}
