import { dayMs } from '../../days.ts'

/** How long a product counts as new. */
export const newForMs = 7 * dayMs

export function isNewThisWeek(addedAt: Date | undefined, now: Date): boolean {
  return addedAt !== undefined && now.getTime() - addedAt.getTime() < newForMs
}
