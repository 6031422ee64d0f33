import { dayMs } from '../../days.ts'

/** How long a product counts as new. */
export const newForMs = 7 * dayMs

/** `addedAt` is an ISO date. */
export function isNewThisWeek(addedAt: string | undefined, now: Date): boolean {
  return addedAt !== undefined && now.getTime() - Date.parse(addedAt) < newForMs
}
