import { setImmediate } from 'node:timers/promises'
import type { MealFacts } from '@aisleway/core/plan/planned'
import type { PlanFood, PlanMeal, PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import type { Context } from '../../context/context.ts'
import { mealOfVisible, recipeFacts, recipeIdsIn } from '../meals/recipes/find-meal.ts'
import { recipeOffers } from '../meals/recipes/recipe-offers.ts'
import { readVisible } from '../meals/recipes/store.ts'
import { ownPlanMeal } from './own-meal.ts'
import { foodToPlan, planMenuOf } from './plan-menu.ts'

export type ShoppersMenu = {
  menu: PlanMenu
  /** What a plan shows of a meal; undefined for one that is in no cookbook of the shopper. */
  factsOf: (slug: string) => MealFacts | undefined
}

type Asked = Pick<Context, 'database' | 'menu' | 'catalogue' | 'nutritionLookup'> & {
  user: { id: string }
}

/**
 * The meals of the store and the recipes that the shopper may read: all of them, or where nothing is to be chosen
 * only those among `slugs`.
 */
export async function shoppersMenu(
  context: Asked,
  slugs?: readonly string[],
): Promise<ShoppersMenu> {
  const facts = recipeFacts(context)
  const store = await planMenuOf(facts.menu)
  const ids = slugs && recipeIdsIn(slugs)
  const recipes = await readVisible(context.database, context.user.id, ids)
  const own: PlanMeal[] = []
  const ownFacts = new Map<string, MealFacts>()
  const foods = new Map<string, PlanFood>(store.foods)
  const offersOf = recipeOffers(facts.menu, facts.catalogue)
  for (const [i, recipe] of recipes.entries()) {
    const meal = mealOfVisible(recipe, facts)
    const planned = ownPlanMeal(recipe, meal, facts)
    const { name, imageUrl, calories } = meal
    own.push(planned)
    ownFacts.set(planned.slug, { name, imageUrl, calories, minutes: planned.minutes })
    for (const ingredient of meal.ingredients ?? []) {
      const { food } = ingredient
      if (foods.has(food)) continue
      foods.set(food, foodToPlan(ingredient, offersOf(food, null) ?? [], facts.menu))
    }
    if (i % recipesPerTurn === recipesPerTurn - 1) await setImmediate()
  }
  const menu = own.length > 0 ? { meals: [...own, ...store.meals], foods } : store
  const minutes = new Map(store.meals.map(meal => [meal.slug, meal.minutes]))
  return {
    menu,
    factsOf: slug => {
      const meal = facts.menu.mealBySlug.get(slug)
      if (!meal) return ownFacts.get(slug)
      const { name, imageUrl, calories } = meal
      return { name, imageUrl, calories, minutes: minutes.get(slug) ?? null }
    },
  }
}

const recipesPerTurn = 20
