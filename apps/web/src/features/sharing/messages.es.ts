import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  formerMember: 'Un antiguo miembro',
}
