import { setImmediate } from 'node:timers/promises'
import type { Meal, MealIngredient } from '@aisleway/core/meals/meal'
import { type PlanMenu, planFood, planMeal } from '@aisleway/core/plan/problem/plan-menu'
import type { TodaysMenu } from '../meals/build-menu.ts'

const known = new WeakMap<TodaysMenu, Promise<PlanMenu>>()

/** The meals as planning needs them, worked out once for each menu. */
export function planMenuOf(today: TodaysMenu): Promise<PlanMenu> {
  const menu = known.get(today) ?? build(today)
  known.set(today, menu)
  return menu
}

async function build(today: TodaysMenu): Promise<PlanMenu> {
  const meals: PlanMenu['meals'][number][] = []
  const ingredients = new Map<string, MealIngredient>()
  for (const [i, { json, centsPerServing }] of today.meals.entries()) {
    // What a meal without a price costs could not be told.
    if (Number.isFinite(centsPerServing)) {
      const meal: Meal = JSON.parse(json.toString())
      meals.push(planMeal(meal))
      for (const ingredient of meal.ingredients ?? []) ingredients.set(ingredient.food, ingredient)
    }
    if (i % mealsPerTurn === mealsPerTurn - 1) await setImmediate()
  }
  const foods = [...ingredients.values()].map(ingredient => {
    const offers = today.offersOf(ingredient.food, null) ?? []
    const names = new Set(offers.map(({ product }) => product.name))
    const used = offers.filter(({ product }) => !names.has(today.replacements[product.name] ?? ''))
    const packages = used.map(({ product, packageGrams }) => ({ product, grams: packageGrams }))
    return [ingredient.food, planFood(ingredient, packages)] as const
  })
  return { meals, foods: new Map(foods) }
}

const mealsPerTurn = 50
