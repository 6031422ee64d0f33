import { setImmediate } from 'node:timers/promises'
import type { Offer } from '@aisleway/core/meals/basket/food-products'
import type { Meal, MealIngredient } from '@aisleway/core/meals/meal'
import { memoize } from '@aisleway/core/memoize'
import {
  type PlanFood,
  type PlanMenu,
  planFood,
  planMeal,
} from '@aisleway/core/plan/problem/plan-menu'
import type { TodaysMenu } from '../meals/build-menu.ts'

/** The menu in the form that planning needs. */
export const planMenuOf = memoize(build)

async function build(today: TodaysMenu): Promise<PlanMenu> {
  const meals: PlanMenu['meals'][number][] = []
  const ingredients = new Map<string, MealIngredient>()
  for (const [i, { json, centsPerServing }] of today.meals.entries()) {
    // The cost of a plan with an unpriced meal would be unknown.
    if (Number.isFinite(centsPerServing)) {
      const meal: Meal = JSON.parse(json.toString())
      meals.push(planMeal(meal))
      for (const ingredient of meal.ingredients ?? []) ingredients.set(ingredient.food, ingredient)
    }
    if (i % mealsPerTurn === mealsPerTurn - 1) await setImmediate()
  }
  const foods = [...ingredients.values()].map(ingredient => {
    const offers = today.offersOf(ingredient.food, null) ?? []
    return [ingredient.food, foodToPlan(ingredient, offers, today)] as const
  })
  return { meals, foods: new Map(foods) }
}

/** A food with the ways to buy it, except products that have a replacement. */
export function foodToPlan(
  ingredient: MealIngredient,
  offers: readonly Offer[],
  { replacements }: Pick<TodaysMenu, 'replacements'>,
): PlanFood {
  const names = new Set(offers.map(({ product }) => product.name))
  const used = offers.filter(({ product }) => !names.has(replacements[product.name] ?? ''))
  const packages = used.map(({ product, packageGrams }) => ({ product, grams: packageGrams }))
  return planFood(ingredient, packages)
}

const mealsPerTurn = 50
