import type { Collaborator } from '@aisleway/core/sharing/contract'
import { messages } from './messages.ts'

/** The display name, else the e-mail address, else "Unknown User" (spec 2 §2). */
export function collaboratorName({
  displayName,
  email,
}: Pick<Collaborator, 'displayName' | 'email'>): string {
  return displayName?.trim() || email || messages.unknownUser
}
