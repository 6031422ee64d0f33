import { setImmediate } from 'node:timers/promises'
import type { PlannedSlot } from '@aisleway/core/plan/plan'
import { plannedSlugs } from '@aisleway/core/plan/plan-of'
import type { MealFacts } from '@aisleway/core/plan/planned'
import type { PlanFood, PlanMeal, PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import type { Context } from '../../context/context.ts'
import { mealOfVisible, recipeFacts, recipeIdsIn } from '../meals/recipes/find-meal.ts'
import { recipeOffers } from '../meals/recipes/recipe-offers.ts'
import { readThese, readVisible } from '../meals/recipes/store.ts'
import { ownPlanMeal } from './own-meal.ts'
import { foodToPlan, planMenuOf } from './plan-menu.ts'

export type ShoppersMenu = {
  menu: PlanMenu
  /** What a plan shows of a meal; undefined if it is in no cookbook of the shopper. */
  factsOf: (slug: string) => MealFacts | undefined
}

type Asked = Pick<
  Context,
  'database' | 'menu' | 'catalogue' | 'nutritionLookup' | 'productFacts'
> & {
  user: { id: string }
}

/**
 * The store's meals, plus recipes: all that the shopper may read if meals are to be chosen, otherwise only those that
 * are planned.
 */
export async function shoppersMenu(
  context: Asked,
  slots: Readonly<Record<string, PlannedSlot>>,
  { toChoose }: { toChoose: boolean },
): Promise<ShoppersMenu> {
  const facts = recipeFacts(context)
  const store = await planMenuOf(facts.menu)
  const { database, user, productFacts } = context
  const visible = toChoose ? await readVisible(database, user.id) : []
  const seen = new Set(visible.map(({ id }) => id))
  const planned = new Set(recipeIdsIn(plannedSlugs(Object.values(slots))))
  const others = [...planned].filter(id => !seen.has(id))
  const recipes = [...visible, ...(await readThese(database, user.id, others))]
  const own: PlanMeal[] = []
  const ownFacts = new Map<string, MealFacts>()
  const foods = new Map<string, PlanFood>(store.foods)
  const offersOf = recipeOffers(facts.menu, facts.catalogue)
  for (const [i, recipe] of recipes.entries()) {
    const meal = mealOfVisible(recipe, facts)
    const ownMeal = ownPlanMeal(recipe, meal, { ...facts, productFacts })
    const { name, imageUrl, calories } = meal
    own.push(ownMeal)
    ownFacts.set(ownMeal.slug, { name, imageUrl, calories, minutes: ownMeal.minutes })
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
