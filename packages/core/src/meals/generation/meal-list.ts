import type { Staple } from '../basket/staples.ts'
import { centsWithout, type MealCriteria, type MealOnMenu } from './choose-meals.ts'

/**
 * Meals of one type and diet, cheapest first, with their figures in columns: reading twenty thousand objects would
 * take longer than the rest of the generation.
 */
export type MealList<Meal> = {
  meals: readonly Meal[]
  cents: Float64Array
  calories: Float64Array
  /** 0, 1, 2 … */
  places: Uint32Array
}

export function mealList<Meal extends MealOnMenu>(from: readonly Meal[]): MealList<Meal> {
  const meals = [...from].sort((a, b) => byPrice(a.centsPerServing, b.centsPerServing))
  return {
    meals,
    cents: Float64Array.from(meals, meal => meal.centsPerServing),
    calories: Float64Array.from(meals, meal => meal.calories ?? Number.POSITIVE_INFINITY),
    places: Uint32Array.from(meals.keys()),
  }
}

/** Infinity minus infinity would be NaN. */
function byPrice(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

export type Limits = Pick<MealCriteria, 'budgetCents' | 'maxCalories'> & {
  /** What the shopper has to buy in addition. */
  lacking: readonly Staple[]
}

/** The positions of the meals within the budget and the calories; the rule is `fits` of core. */
export function placesWithin(
  { meals, cents, calories, places }: MealList<MealOnMenu>,
  { budgetCents, maxCalories, lacking }: Limits,
): Uint32Array {
  // Missing staples only add to the price, so no other meal can be within the budget.
  const affordable = budgetCents === null ? meals.length : countUpTo(cents, budgetCents)
  const isPriced = budgetCents === null || lacking.length === 0
  if (maxCalories === null && isPriced) return places.subarray(0, affordable)
  const found = new Uint32Array(affordable)
  let count = 0
  for (let place = 0; place < affordable; place++) {
    if (maxCalories !== null && calories[place]! > maxCalories) continue
    if (isPriced || centsWithout(meals[place]!, lacking) <= budgetCents) found[count++] = place
  }
  return found.subarray(0, count)
}

/** How many of the ascending numbers are at most the given one. */
function countUpTo(ascending: Float64Array, most: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}
