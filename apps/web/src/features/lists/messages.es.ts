import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  planName: day => `Semana del ${day}`,
}
