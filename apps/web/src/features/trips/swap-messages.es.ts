import type { messages as english } from './swap-messages.ts'

export const messages: typeof english = {
  title: 'Cambios',
  insteadOf: name => `en lugar de ${name}`,
  less: amount => `${amount} menos`,
  more: amount => `${amount} más`,
  same: 'mismo precio',
  inAll: difference => `${difference} en total`,
  unknown: 'Sin precio',
  apart: 'Los cambios son parte de lo que gastaste. No cuentan en lo que ahorraste.',
}
