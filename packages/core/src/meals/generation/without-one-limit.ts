import type { MealCriteria } from './choose-meals.ts'

export type MealLimit = 'budget' | 'calories' | 'diet'

/** The criteria without each of their limits in turn. */
export function withoutOneLimit(criteria: MealCriteria) {
  const without: { limit: MealLimit; criteria: MealCriteria }[] = []
  if (criteria.budgetCents !== null) {
    without.push({ limit: 'budget', criteria: { ...criteria, budgetCents: null } })
  }
  if (criteria.maxCalories !== null) {
    without.push({ limit: 'calories', criteria: { ...criteria, maxCalories: null } })
  }
  if (criteria.diet !== 'no_preference') {
    without.push({ limit: 'diet', criteria: { ...criteria, diet: 'no_preference' } })
  }
  return without
}
