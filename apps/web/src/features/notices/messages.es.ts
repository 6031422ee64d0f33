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
  noneText: 'Aquí verás las invitaciones y lo que otros hacen en tus listas compartidas.',
  failed: 'No se pudieron cargar los avisos.',
  tryAgain: 'Intentar de nuevo',
  unread: 'Nuevo',

  invitation: (who, list) => `${who} te invitó a “${list}”`,
  permission: permission => permissions[permission],
  accepted: (who, list) => `${who} aceptó tu invitación a “${list}”`,
  declined: list => `Rechazaron tu invitación a “${list}”`,
  listChanged: (who, list) => `${who} cambió “${list}”`,
  tripCompleted: (who, list) => `${who} terminó la compra de “${list}”`,
  accessEnded: (who, list) => `${who} ya no comparte “${list}” contigo`,

  formerMember: 'Un antiguo miembro',

  ago: (amount, unit) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit),
  justNow: 'Ahora mismo',
}
