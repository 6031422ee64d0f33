import type { Meal } from '@aisleway/core/meals/meal'
import type { PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import { mealImages, productReplacements } from '@aisleway/sample-store/meals/replacements'
import { buildMenu, type TodaysMenu } from '../../features/meals/build-menu.ts'
import { planMenuOf } from '../../features/plan/plan-menu.ts'
import { sampleLinks, sampleMeals, sampleProducts } from '../../startup/seed.ts'

export type SampleMenu = { menu: PlanMenu; meals: ReadonlyMap<string, Meal> }

/** The sample store's menu as the server builds it, without a database. */
export async function sampleTodaysMenu(): Promise<TodaysMenu> {
  const products = sampleProducts()
  const byId = new Map(products.map(product => [product.id, product]))
  const links = sampleLinks(products).map(({ food, productId }) => ({
    food,
    product: byId.get(productId)!,
  }))
  const facts = { images: mealImages, replacements: productReplacements }
  return buildMenu({ meals: sampleMeals(), links }, facts)
}

/** The same in the form that planning needs. */
export async function sampleMenu(): Promise<SampleMenu> {
  const today = await sampleTodaysMenu()
  const meals = today.meals.map(({ json }): Meal => JSON.parse(json.toString()))
  return { menu: await planMenuOf(today), meals: new Map(meals.map(meal => [meal.slug, meal])) }
}
