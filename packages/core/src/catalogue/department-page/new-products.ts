/** How long a product counts as new. */
export const newForMs = 7 * 24 * 60 * 60 * 1000

export function isNewThisWeek(addedAt: Date | undefined, now: Date): boolean {
  return addedAt !== undefined && now.getTime() - addedAt.getTime() < newForMs
}
