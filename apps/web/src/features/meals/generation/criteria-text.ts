import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import { formatCents } from '@aisleway/core/money'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

/** "Plant Based, up to $4.00, up to 600 calories" */
export function criteriaText({ diet, budgetCents, maxCalories }: MealCriteria): string {
  const parts = [
    diet !== 'no_preference' && labels.diets[diet],
    budgetCents !== null && messages.upTo(formatCents(budgetCents)),
    maxCalories !== null && messages.upToCalories(maxCalories),
  ]
  return parts.filter(Boolean).join(', ') || messages.anyMeal
}
