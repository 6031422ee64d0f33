import { clockText } from '../../../ui/text/clock-text.ts'
import type { messages as english } from './open-now-messages.ts'

export const messages: typeof english = {
  open: closes => `Abierto hasta ${clockText(closes)}`,
  closed: opens => `Cerrado, abre a ${clockText(opens)}`.replace('a el', 'al'),
}
