import type { Meal } from '@aisleway/core/meals/meal'
import type { Database } from '../../db/database.ts'
import { keepLoaded } from '../../db/keep-loaded.ts'
import { catalogueChanged } from '../catalogue/store.ts'
import { buildMenu, type MealFacts, type MenuMeal, type TodaysMenu } from './build-menu.ts'
import { cookbookCopies } from './cookbook/cookbook-copies.ts'
import type { KnownFood } from './recipe-import/nutrition-lookup.ts'
import { readMenu } from './store.ts'

export type Menu = {
  /** The latest complete menu; a request keeps the one it started with. */
  today: () => TodaysMenu
  read: (slug: string) => Meal | undefined
  readNamed: (name: string) => Meal | undefined
  /** For devices that work offline. */
  copies: ReturnType<typeof cookbookCopies>
}

/** Prices the meals and known foods, and again whenever an import changes the catalogue or the meals. */
export async function openMenu(
  database: Database,
  facts: MealFacts,
  foods: readonly KnownFood[] = [],
): Promise<Menu> {
  const today = await keepLoaded({
    database,
    channel: catalogueChanged,
    load: async () => buildMenu(await readMenu(database), facts, foods),
    name: 'the menu',
  })
  return {
    today,
    copies: cookbookCopies(today),
    read: slug => mealFrom(today().mealBySlug.get(slug)),
    readNamed: name => mealFrom(today().meals.find(meal => meal.name === name)),
  }
}

function mealFrom(found: MenuMeal | undefined): Meal | undefined {
  return found && JSON.parse(found.json.toString())
}
