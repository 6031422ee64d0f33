import { dateText } from '../../../ui/text/date-text.ts'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Invitaciones para colaborar',
  pageTitle: 'Invitaciones para colaborar · Aisleway',
  backToProfile: 'Volver al perfil',
  loading: 'Cargando invitaciones',
  none: 'No hay invitaciones pendientes',
  noneText: 'Por ahora no tienes invitaciones pendientes para colaborar.',
  unknownList: 'Lista desconocida',
  from: inviter => `De ${inviter}`,
  unknownInviter: 'Desconocido',
  invited: iso => `Invitación del ${dateText(iso)}`,
  permissions: { edit: 'Puedes editar', view: 'Solo ver' },
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptNamed: list => `Aceptar, ${list}`,
  declineNamed: list => `Rechazar, ${list}`,
  answered: {
    accepted: {
      title: 'Invitación aceptada',
      message: 'Aceptaste la invitación para colaborar',
    },
    declined: {
      title: 'Invitación rechazada',
      message: 'Rechazaste la invitación para colaborar',
    },
  },
  toLists: 'Ver listas',
  loadFailed: { title: 'Error', message: 'No se pudieron cargar las invitaciones' },
  statusFailed: { title: 'Error', message: 'No se pudo actualizar el estado de la invitación' },
  respondFailed: { title: 'Error', message: 'No se pudo responder a la invitación' },
}
