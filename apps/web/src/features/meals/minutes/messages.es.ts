import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  hours: hours => `${hours} h`,
  minutes: minutes => `${minutes} min`,
}
