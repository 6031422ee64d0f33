import { diets } from '../../catalogue/diets.ts'
import { centsFromDollars } from '../../money.ts'
import type { NumberLimits } from '../../number-problem.ts'
import { maxSeed } from '../../seeded-random.ts'
import type { MealCriteria } from './choose-meals.ts'
import { mealTypes } from './meal-types.ts'

/** The state of /meals as its URL holds it, so that back and reload show the same meals. */
export type MealsState = {
  /** The values of the form; null until meals have been generated. */
  criteria: MealCriteria | null
  /** Decides which meals are picked; null if none are yet. */
  seed: number | null
  /** The index of the picked meal that is shown; null for all of them. */
  index: number | null
}

export type MealsAddress = {
  type?: string
  diet?: string
  /** In dollars. */
  budget?: string
  calories?: string
  seed?: string
  /** Counted from 1. */
  meal?: string
}

export function mealsAddressFrom({ criteria, seed, index }: MealsState): MealsAddress {
  if (!criteria) return {}
  const { mealType, diet, budgetCents, maxCalories } = criteria
  return {
    type: mealType,
    ...(diet !== 'no_preference' && { diet }),
    ...(budgetCents !== null && { budget: (budgetCents / 100).toFixed(2) }),
    ...(maxCalories !== null && { calories: String(maxCalories) }),
    ...(seed !== null && { seed: String(seed) }),
    ...(seed !== null && index !== null && { meal: String(index + 1) }),
  }
}

/** Reads a URL that anybody may have typed; unknown values are left out. */
export function mealsStateFrom(address: Readonly<Record<string, unknown>>): MealsState {
  const mealType = mealTypes.find(type => type === address.type)
  if (!mealType) return { criteria: null, seed: null, index: null }
  const budget = numberFrom(address.budget, budgetLimits.min, budgetLimits.max)
  const calories = numberFrom(address.calories, caloriesLimits.min, caloriesLimits.max)
  const seed = numberFrom(address.seed, 0, maxSeed)
  const position = numberFrom(address.meal, 1, 99)
  return {
    criteria: {
      mealType,
      diet: diets.find(diet => diet === address.diet) ?? 'no_preference',
      budgetCents: budget === null ? null : centsFromDollars(budget),
      maxCalories: calories === null ? null : Math.floor(calories),
    },
    seed: seed === null ? null : Math.floor(seed),
    index: seed === null || position === null ? null : Math.floor(position) - 1,
  }
}

/** The limits of the form's fields (spec 1 §5). */
export const budgetLimits: NumberLimits = { min: 1, max: 10_000, decimals: 2, isRequired: false }
export const caloriesLimits: NumberLimits = { min: 1, max: 100_000, decimals: 0, isRequired: false }

function numberFrom(text: unknown, min: number, max: number): number | null {
  if (typeof text !== 'string' || !/^\d+(\.\d+)?$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}
