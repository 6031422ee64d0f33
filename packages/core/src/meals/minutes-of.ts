import type { Meal } from './meal.ts'

/** Preparation plus cooking time; null if the recipe gives neither. */
export function minutesOf({
  prepMinutes,
  cookMinutes,
}: Pick<Meal, 'prepMinutes' | 'cookMinutes'>): number | null {
  if (prepMinutes === null && cookMinutes === null) return null
  return (prepMinutes ?? 0) + (cookMinutes ?? 0)
}
