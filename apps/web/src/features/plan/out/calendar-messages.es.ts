import type { messages as english } from './calendar-messages.ts'

export const messages: typeof english = {
  subscribeText: 'Quien tenga la dirección puede leer las comidas de este plan, y nada más.',
  loadFailed: 'No se pudo cargar la dirección del calendario',
  makeAddress: 'Crear una dirección',
  newAddress: 'Crear otra dirección',
  calendarAddress: 'Dirección para el calendario',
  calendarAddressHint: 'Solo se muestra ahora. Agrégala a tu calendario como suscripción.',
  copyAddress: 'Copiar la dirección',
  addressCopied: 'Dirección copiada',
  copyFailed: { title: 'No se pudo copiar la dirección', message: 'Selecciónala y cópiala.' },
  revokeAddress: 'Invalidar la dirección',
  calendarRevoked: 'La dirección ya no es válida',
  calendarFailed: { title: 'No se pudo cambiar la dirección', message: 'Inténtalo de nuevo.' },
}
