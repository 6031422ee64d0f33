import type { Diet } from '../../catalogue/diets.ts'
import { basketLines, centsPerServing, freshBasket } from '../basket/basket.ts'
import { type Staple, staples } from '../basket/staples.ts'
import { ingredientData, type Meal } from '../meal.ts'
import type { MealType } from './meal-types.ts'

export type MealCriteria = {
  mealType: MealType
  diet: Diet | 'no_preference'
  /** In cents per serving; null for any. */
  budgetCents: number | null
  maxCalories: number | null
}

/** What the generator needs to know about a meal, computed once. */
export type MealOnMenu = Pick<Meal, 'name' | 'mealTypes' | 'diets' | 'calories' | 'servings'> & {
  /** At default servings and with the pantry items at home (answer 27); infinite if a price is unknown. */
  centsPerServing: number
  /** The additional cost of all servings for each staple that the shopper lacks. */
  stapleCents: Partial<Record<Staple, number>>
}

export function menuEntry(meal: Meal): MealOnMenu {
  const { name, mealTypes, diets, calories, servings } = meal
  const isPriced = ingredientData(meal) === 'complete'
  return {
    name,
    mealTypes,
    diets,
    calories,
    servings,
    centsPerServing: isPriced ? centsPerServing(meal) : Number.POSITIVE_INFINITY,
    stapleCents: isPriced ? stapleCents(meal) : {},
  }
}

function stapleCents(meal: Meal): MealOnMenu['stapleCents'] {
  const cents: MealOnMenu['stapleCents'] = {}
  for (const { ingredient, packages } of basketLines(meal, freshBasket(meal, staples))) {
    const { isPantry, staple, product } = ingredient
    if (!isPantry || staple === null) continue
    cents[staple] = (cents[staple] ?? 0) + product.priceCents * packages
  }
  return cents
}

/** The price per serving for a shopper who lacks these staples (answer 32). */
export function centsWithout(
  { centsPerServing: atHome, servings, stapleCents: more }: MealOnMenu,
  lacking: readonly Staple[],
): number {
  // Whole cents are added and divided once, as on the screen, so that a budget is met to the cent.
  const total = Math.round(atHome * servings)
  return lacking.reduce((sum, staple) => sum + (more[staple] ?? 0), total) / servings
}

/** At or below the budget and the calories; an empty field excludes no meal (spec 1 §5, §7). */
export function fits(
  meal: MealOnMenu,
  criteria: MealCriteria,
  lacking: readonly Staple[] = [],
): boolean {
  return (
    suits(meal, criteria) &&
    (criteria.maxCalories === null ||
      (meal.calories ?? Number.POSITIVE_INFINITY) <= criteria.maxCalories) &&
    (criteria.budgetCents === null || centsWithout(meal, lacking) <= criteria.budgetCents)
  )
}

/** The criteria that depend neither on prices nor on numbers, so that matches can be listed beforehand. */
export function suits(
  meal: Pick<MealOnMenu, 'mealTypes' | 'diets'>,
  criteria: Pick<MealCriteria, 'mealType' | 'diet'>,
): boolean {
  return (
    meal.mealTypes.includes(criteria.mealType) &&
    (criteria.diet === 'no_preference' || meal.diets.includes(criteria.diet))
  )
}

/** Keeps the first meal of each name (spec 1 §7). */
export function withoutDuplicates<Named extends { name: string }>(
  meals: readonly Named[],
): Named[] {
  const byName = new Map<string, Named>()
  for (const meal of meals) if (!byName.has(meal.name)) byName.set(meal.name, meal)
  return [...byName.values()]
}

/** The meal grid shows at most five (spec 1 §9). */
export const maxMealsShown = 5

/**
 * Picks up to `count` items in random order without changing the input (Fisher and Yates, stopped early).
 * `random` gives numbers from 0 up to 1.
 */
export function pickMeals<Item>(
  from: ArrayLike<Item>,
  count: number,
  random: () => number,
): Item[] {
  const moved = new Map<number, Item>()
  const picked: Item[] = []
  for (let i = 0; i < Math.min(count, from.length); i++) {
    const j = i + Math.floor(random() * (from.length - i))
    picked.push(moved.get(j) ?? from[j]!)
    moved.set(j, moved.get(i) ?? from[i]!)
  }
  return picked
}
