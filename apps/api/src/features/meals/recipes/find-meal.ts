import type { User } from '@aisleway/core/account/session'
import type { Meal } from '@aisleway/core/meals/meal'
import { recipeIdIn } from '@aisleway/core/recipes/recipe'
import type { Context } from '../../../context/context.ts'
import { mealFromOwnRecipe, type RecipeFacts } from './recipe-meal.ts'
import { readRecipe, type VisibleRecipe } from './store.ts'

type ReadingMeals = Pick<Context, 'database' | 'menu' | 'catalogue' | 'nutritionLookup'> & {
  user: Pick<User, 'id'>
}

/** One of the store's meals, or a recipe that the shopper may read as a meal; undefined if there is none. */
export async function findMeal(context: ReadingMeals, slug: string): Promise<Meal | undefined> {
  if (recipeIdIn(slug) === null) return context.menu.read(slug)
  const [id] = recipeIdsIn([slug])
  if (id === undefined) return undefined
  const recipe = await readRecipe(context.database, context.user.id, id)
  return recipe && mealOfVisible(recipe, recipeFacts(context))
}

export function mealOfVisible(recipe: VisibleRecipe, facts: RecipeFacts): Meal {
  const { isMine, by } = recipe
  return { ...mealFromOwnRecipe(recipe, facts), recipe: { isMine, by } }
}

/** The recipe ids among these slugs; malformed ids are dropped, because the database could not compare them. */
export function recipeIdsIn(slugs: readonly string[]): string[] {
  return slugs.map(recipeIdIn).filter(id => id !== null && uuid.test(id)) as string[]
}

export function recipeFacts(context: Omit<ReadingMeals, 'database' | 'user'>): RecipeFacts {
  return {
    menu: context.menu.today(),
    catalogue: context.catalogue.snapshot(),
    lookup: context.nutritionLookup,
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
