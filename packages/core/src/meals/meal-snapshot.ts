import type { Diet } from '../catalogue/diets.ts'
import { dietLabels } from '../catalogue/diets.ts'
import { centsPerServing, freshBasket, totalCents } from './basket/basket.ts'
import type { Meal } from './meal.ts'

/** What a favorite stores of a meal (spec 1 §3). */
export type MealSnapshot = {
  meal: Meal
  /** Diets and calories. */
  description: string
  /** The cost of all servings and of one when it was stored. */
  totalCents: number
  centsPerServing: number
}

export function mealSnapshot(meal: Meal): MealSnapshot {
  return {
    meal,
    description: mealDescription(meal),
    totalCents: totalCents(meal, freshBasket(meal)),
    centsPerServing: centsPerServing(meal),
  }
}

/** "Plant Based, Low Sodium · 430 calories" */
export function mealDescription({
  diets,
  calories,
}: {
  diets: readonly Diet[]
  calories: number | null
}): string {
  const labels = diets.map(diet => dietLabels[diet]).join(', ')
  return [labels, calories === null ? '' : `${calories} calories`].filter(Boolean).join(' · ')
}
