import { diets } from '../../catalogue/diets.ts'
import { centsFromDollars } from '../../money.ts'
import { type NumberLimits, numberFrom } from '../../number-problem.ts'
import { maxSeed } from '../../seeded-random.ts'
import { type MealCriteria, maxMealsShown } from './choose-meals.ts'
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
  const budget = numberFrom(address.budget, budgetLimits)
  const seed = numberFrom(address.seed, seedLimits)
  const place = numberFrom(address.meal, placeLimits)
  return {
    criteria: {
      mealType,
      diet: diets.find(diet => diet === address.diet) ?? 'no_preference',
      budgetCents: budget === null ? null : centsFromDollars(budget),
      maxCalories: numberFrom(address.calories, caloriesLimits),
    },
    seed,
    index: seed === null || place === null ? null : place - 1,
  }
}

/** The limits of the form's fields (spec 1 §5). */
export const budgetLimits: NumberLimits = { min: 1, max: 10_000, decimals: 2, isRequired: false }
export const caloriesLimits: NumberLimits = { min: 1, max: 100_000, decimals: 0, isRequired: false }

const seedLimits: NumberLimits = { min: 0, max: maxSeed, decimals: 0, isRequired: false }
const placeLimits: NumberLimits = { min: 1, max: maxMealsShown, decimals: 0, isRequired: false }
