import { maxLinks } from '@aisleway/core/sharing/sharing'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Invitar con un enlace',
  text: 'También para quien aún no tiene cuenta. Cada enlace es para una sola persona.',
  permission: 'Permiso del enlace',
  lifetime: 'Cuánto tiempo funciona el enlace',
  days: days => (days === 1 ? 'Por 1 día' : `Por ${days} días`),
  create: 'Crear enlace',
  createFailed: { title: 'Error', message: 'No se pudo crear el enlace. Inténtalo de nuevo.' },
  tooMany: {
    title: 'No se pudo crear el enlace',
    message: `Una lista puede tener hasta ${maxLinks} enlaces abiertos. Anula uno primero.`,
  },
  address: 'Enlace',
  addressHint: 'Cópialo ahora: se muestra una sola vez.',
  copy: 'Copiar enlace',
  copied: { title: 'Enlace copiado' },
  send: 'Enviar',
  until: date => `Funciona hasta el ${date}`,
  revoke: 'Anular',
  revokeNamed: (permission, until) => `Anular enlace: ${permission}, ${until}`,
  revoked: { title: 'Enlace anulado' },
  revokeFailed: { title: 'Error', message: 'No se pudo anular el enlace. Inténtalo de nuevo.' },
}
