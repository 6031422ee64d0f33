import type { MealCriteria } from './choose-meals.ts'

export type MealLimit = 'budget' | 'calories' | 'diet'

/** The criteria without each of their limits in turn. */
export function withoutOneLimit(
  criteria: MealCriteria,
): { limit: MealLimit; criteria: MealCriteria }[] {
  const { budgetCents, maxCalories, diet } = criteria
  return [
    ...(budgetCents === null
      ? []
      : [{ limit: 'budget' as const, criteria: { ...criteria, budgetCents: null } }]),
    ...(maxCalories === null
      ? []
      : [{ limit: 'calories' as const, criteria: { ...criteria, maxCalories: null } }]),
    ...(diet === 'no_preference'
      ? []
      : [{ limit: 'diet' as const, criteria: { ...criteria, diet: 'no_preference' as const } }]),
  ]
}
