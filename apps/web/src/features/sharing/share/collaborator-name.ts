import type { Collaborator } from '@aisleway/core/sharing/contract'
import { messages } from './messages.ts'

/** Spec 2 §2: display name, else e-mail, else "Unknown User". */
export function collaboratorName({
  displayName,
  email,
}: Pick<Collaborator, 'displayName' | 'email'>): string {
  return displayName?.trim() || email || messages.unknownUser
}
