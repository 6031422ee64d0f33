import type { messages as english } from './profile-messages.ts'

export const messages: typeof english = {
  title: 'Hábitos de compra',
  edit: 'Editar',
  editHabits: 'Editar hábitos de compra',
  unknown: 'Cuéntanos cuándo y cómo compras, y la página de inicio se ordena para ti.',
  notAnswered: 'Sin respuesta todavía',
  days: 'Días',
  times: 'Horas',
  shopsHere: store => `Compras en ${store}`,
  style: 'Estilo',
  loadFailed: 'No se pudieron cargar tus hábitos de compra.',
  save: 'Guardar',
}
