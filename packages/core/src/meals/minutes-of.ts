import type { Meal } from './meal.ts'

/** To prepare and cook a meal; null if its recipe says neither. */
export function minutesOf({
  prepMinutes,
  cookMinutes,
}: Pick<Meal, 'prepMinutes' | 'cookMinutes'>): number | null {
  if (prepMinutes === null && cookMinutes === null) return null
  return (prepMinutes ?? 0) + (cookMinutes ?? 0)
}
