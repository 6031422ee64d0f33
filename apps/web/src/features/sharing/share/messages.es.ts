import { maxCollaborators } from '@aisleway/core/sharing/sharing'
import type { messages as english } from './messages.ts'

const people = (n: number) => (n === 1 ? '1 colaborador' : `${n} colaboradores`)

export const messages: typeof english = {
  share: (list, collaborators) =>
    collaborators > 0
      ? `Compartir lista, ${list}, ${people(collaborators)}`
      : `Compartir lista, ${list}`,
  title: 'Compartir lista',
  close: 'Cerrar',
  email: 'Correo electrónico',
  emailPlaceholder: 'nombre@ejemplo.com',
  invalidEmail: 'Escribe un correo electrónico válido',
  permissionLevel: 'Nivel de permiso',
  permissions: { edit: 'Puede editar', view: 'Solo puede ver' },
  permissionHints: {
    edit: 'Agrega, cambia y marca artículos, y compra la lista contigo.',
    view: 'Ve los artículos, los precios y el avance, y no cambia nada.',
  },
  send: 'Enviar invitación',
  sending: 'Enviando...',

  collaborators: 'Colaboradores',
  loading: 'Cargando colaboradores',
  none: 'Nadie todavía. A quien invites se le pregunta primero.',
  unknownUser: 'Usuario desconocido',
  statuses: { accepted: 'Aceptada', pending: 'Pendiente', declined: 'Rechazada' },
  permissionOf: name => `Nivel de permiso de ${name}`,
  remove: name => `Quitar a ${name}`,
  inviteAgain: 'Invitar de nuevo',
  inviteAgainNamed: name => `Invitar de nuevo a ${name}`,

  invited: email => ({
    title: 'Invitación enviada',
    message: `Invitaste a ${email} a colaborar en esta lista`,
  }),
  userNotFound: email => ({
    title: 'Usuario no encontrado',
    message: `Ningún usuario tiene este correo: ${email}`,
  }),
  isSelf: {
    title: 'Invitación no válida',
    message: 'No puedes invitarte a ti mismo a colaborar.',
  },
  alreadyInvited: email => ({
    title: 'Invitación ya enviada',
    message: `${email} ya es colaborador de esta lista.`,
  }),
  inviteFailed: { title: 'Error', message: 'No se pudo enviar la invitación' },
  tooMany: {
    title: 'No se pudo enviar la invitación',
    message: `Una lista se puede compartir con hasta ${maxCollaborators} personas.`,
  },
  tooOften: minutes => ({
    title: 'No se pudo enviar la invitación',
    message: `Demasiadas invitaciones. Inténtalo de nuevo en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  }),

  removed: {
    title: 'Colaborador eliminado',
    message: 'El colaborador ya no está en la lista',
  },
  removeFailed: { title: 'Error', message: 'No se pudo quitar al colaborador' },
  permissionChanged: (name, permission) => ({
    title: 'Permiso cambiado',
    message: `${name}: ${permission}`,
  }),
  permissionFailed: { title: 'Error', message: 'No se pudo cambiar el permiso' },

  leave: list => `Salir de la lista, ${list}`,
  leaveTitle: list => `¿Salir de “${list}”?`,
  leaveText: 'La lista desaparece de tus listas. Para volver necesitas otra invitación.',
  stay: 'Cancelar',
  leaveIt: 'Salir de la lista',
  leaving: 'Saliendo...',
  left: list => ({ title: 'Saliste de la lista', message: list }),
  leaveFailed: { title: 'Error', message: 'No se pudo salir de la lista. Inténtalo de nuevo.' },
}
