import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  appName: 'Aisleway',
  invitation: 'Te invitaron a compartir una lista de compras',
  accepted: list => `Aceptaron tu invitación a “${list}”`,
  declined: list => `Rechazaron tu invitación a “${list}”`,
  listChanged: list => `“${list}” cambió`,
  tripCompleted: list => `Terminó la compra de “${list}”`,
  favorite: (product, price, before) => `${product} está en oferta: ${price}, antes ${before}`,
}
