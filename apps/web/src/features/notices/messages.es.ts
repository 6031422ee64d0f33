import type { Permission } from '@aisleway/core/sharing/sharing'
import { locale } from '../../ui/text/locale.ts'
import type { messages as english } from './messages.ts'

const permissions: Record<Permission, string> = { edit: 'Puedes editar', view: 'Solo ver' }

export const messages: typeof english = {
  title: 'Avisos',
  open: unread => (unread > 0 ? `Avisos, ${unread} sin leer` : 'Avisos'),
  close: 'Cerrar',
  loading: 'Cargando avisos',
  none: 'Nada nuevo',
  noneText:
    'Aquí verás las invitaciones, lo que otros hacen en tus listas compartidas y los precios más bajos que te importan.',
  failed: 'No se pudieron cargar los avisos.',
  unread: 'Nuevo',

  invitation: (who, list) => `${who} te invitó a “${list}”`,
  permission: permission => permissions[permission],
  accepted: (who, list) => `${who} aceptó tu invitación a “${list}”`,
  declined: list => `Rechazaron tu invitación a “${list}”`,
  listChanged: (who, list) => `${who} cambió “${list}”`,
  tripCompleted: (who, list) => `${who} terminó la compra de “${list}”`,
  accessEnded: (who, list) => `${who} ya no comparte “${list}” contigo`,
  ownCopy: list =>
    `“${list}” ahora es tu propia lista, porque quien la compartía eliminó su cuenta`,

  price: {
    favorite: product => `${product} está en oferta, uno de tus favoritos`,
    usual: product => `${product} cuesta menos de lo que sueles pagar`,
    cart: product => `${product}, en tu carrito, bajó de precio`,
  },
  priceDetails: {
    favorite: (price, before) => `${price}, antes ${before}`,
    usual: (price, before) => `${price}, normalmente ${before}`,
    cart: (price, before) => `${price}, antes ${before}`,
  },

  settingsTitle: 'Avisos de precios',
  settingsText: 'Como mucho tres al día, y un mismo producto no más de una vez en dos semanas.',
  settingsFailed: 'No se pudieron cargar los avisos de precios',
  settingsNotSaved: 'No se pudo guardar la elección',
  switches: {
    favorite: 'Un favorito está en oferta',
    usual: 'Algo que compras a menudo cuesta menos de lo que sueles pagar',
    cart: 'Un producto de tu carrito bajó de precio',
  },

  formerMember: 'Un antiguo miembro',

  ago: (amount, unit) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit),
  justNow: 'Ahora mismo',
}
