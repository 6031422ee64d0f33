import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  pageTitle: 'Invitación · Aisleway',
  loading: 'Cargando la invitación',
  loadFailed: 'No se pudo cargar la invitación.',
  invites: (name, list) => (name ? `${name} te invita a “${list}”` : `Te invitaron a “${list}”`),
  until: date => `Esta invitación funciona hasta el ${date}.`,
  accept: 'Aceptar invitación',
  accepting: 'Aceptando...',
  signIn: 'Inicia sesión para aceptar',
  signInText: 'Inicia sesión o crea una cuenta. La invitación te espera mientras tanto.',
  notNow: 'No, gracias',
  toHome: 'Volver al inicio',
  accepted: list => ({ title: 'Invitación aceptada', message: list }),
  acceptFailed: {
    title: 'Error',
    message: 'No se pudo aceptar la invitación. Inténtalo de nuevo.',
  },
  full: {
    title: 'La lista está llena',
    message: 'Ya está compartida con tantas personas como es posible.',
  },
  problems: {
    LINK_EXPIRED: {
      title: 'Esta invitación venció',
      text: 'Pide un enlace nuevo a quien te la envió.',
    },
    LINK_REVOKED: {
      title: 'Esta invitación fue anulada',
      text: 'Pide un enlace nuevo a quien te la envió.',
    },
    LINK_USED: {
      title: 'Esta invitación ya se usó',
      text: 'Cada enlace es para una sola persona. Si fuiste tú, inicia sesión con la cuenta que la aceptó.',
    },
    LINK_NOT_FOUND: {
      title: 'No conocemos esta invitación',
      text: 'Quizá la lista ya no existe o falta una parte del enlace.',
    },
  },
}
