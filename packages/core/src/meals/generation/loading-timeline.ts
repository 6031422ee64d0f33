import type { Diet } from '../../catalogue/diets.ts'
import type { MealType } from './meal-types.ts'

/** The duration of the "AI Chef at Work" panel in milliseconds (spec 1 §4, §9). */
export const minimumLoadingMs = 5000
export const progressTickMs = 50
const progressCapPercent = 95
export const textStepMs = 800
/** The panel closes this long after a failure (spec 1 §8). */
export const failedLoadingMs = 2000

/** The percentage after this time: it rises evenly to the cap, and is 100 once everything is done. */
export function progressPercent(elapsedMs: number, isDone: boolean): number {
  if (isDone) return 100
  const ticks = Math.floor(elapsedMs / progressTickMs)
  return Math.min(progressCapPercent, (ticks * progressTickMs * 100) / minimumLoadingMs)
}

/** Which of the four texts is shown. */
export function loadingTextIndex(elapsedMs: number): number {
  return Math.floor(elapsedMs / textStepMs) % 4
}

export type LoadingText =
  | { kind: 'meal_type'; mealType: MealType }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'chef' }
  | { kind: 'calories'; maxCalories: number }
  | { kind: 'personal' }
  | { kind: 'finalising' }

/** The four texts for these criteria in their order (spec 1 §4). */
export function loadingTexts(criteria: {
  mealType: MealType
  diet: Diet | 'no_preference'
  maxCalories: number | null
}): LoadingText[] {
  return [
    { kind: 'meal_type', mealType: criteria.mealType },
    criteria.diet === 'no_preference' ? { kind: 'chef' } : { kind: 'diet', diet: criteria.diet },
    criteria.maxCalories === null
      ? { kind: 'personal' }
      : { kind: 'calories', maxCalories: criteria.maxCalories },
    { kind: 'finalising' },
  ]
}
