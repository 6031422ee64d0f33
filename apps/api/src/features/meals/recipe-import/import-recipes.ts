import { inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { foodsIn } from '../../catalogue/find-products.ts'
import { readActiveProducts } from '../../catalogue/store.ts'
import { matchFoods } from '../match-foods.ts'
import { readFoods, writeMeals } from '../store.ts'
import { meals } from '../tables.ts'
import { foodFinder } from './find-food.ts'
import { mealFromRecipe, type ReadMeal } from './meal-from-recipe.ts'
import type { NutritionLookup } from './nutrition-lookup.ts'
import { readRecipe } from './recipe.ts'
import { RecipeFileError, recipesIn } from './recipe-file.ts'

/** The outcome of an import of recipes. */
export type RecipeReport =
  | { type: 'failed'; reason: string }
  | {
      type: 'done'
      added: string[]
      updated: string[]
      refused: { name: string; reason: string }[]
      /** Lines for which the store has no product; they remain in their meals. */
      unmatched: { meal: string; line: string }[]
    }

/** Imports the recipes of a file: valid ones together, the others are reported with a reason. */
export async function importRecipes(
  database: Database,
  nutritionLookup: NutritionLookup,
  text: string,
): Promise<RecipeReport> {
  try {
    return await importAll(database, nutritionLookup, recipesIn(text).map(readRecipe))
  } catch (error) {
    if (error instanceof RecipeFileError) return { type: 'failed', reason: error.message }
    throw error
  }
}

async function importAll(
  database: Database,
  nutritionLookup: NutritionLookup,
  recipes: readonly ReturnType<typeof readRecipe>[],
): Promise<RecipeReport> {
  const findFood = foodFinder(nutritionLookup.foods)
  const refused: { name: string; reason: string }[] = []
  const read = new Map<string, ReadMeal>()
  for (const recipe of recipes) {
    const meal = mealFromRecipe(recipe, nutritionLookup, findFood)
    const name = recipe.name || '(no name)'
    if ('reason' in meal) refused.push({ name, reason: meal.reason })
    else if (read.has(meal.row.slug)) refused.push({ name, reason: 'it appears twice in the file' })
    else read.set(meal.row.slug, meal)
  }
  const products = await readActiveProducts(database)
  return database.queries.transaction(async tx => {
    const before = await tx
      .select({ slug: meals.slug, isImported: meals.isImported })
      .from(meals)
      .where(inArray(meals.slug, [...read.keys()]))
    for (const { slug, isImported } of before) {
      if (isImported) continue
      refused.push({
        name: read.get(slug)!.row.name,
        reason: "the store's cookbook has one of that name",
      })
      read.delete(slug)
    }
    const taken = [...read.values()]
    await writeMeals(
      tx,
      taken.map(({ row }) => row),
    )
    await matchFoods(tx, foodsIn(products))
    const unserved = new Set(
      (await readFoods(tx)).filter(food => !food.isSold).map(({ food }) => food),
    )
    const known = new Set(before.map(({ slug }) => slug))
    const names = (some: readonly ReadMeal[]) => some.map(({ row }) => row.name)
    return {
      type: 'done',
      added: names(taken.filter(({ row }) => !known.has(row.slug))),
      updated: names(taken.filter(({ row }) => known.has(row.slug))),
      refused,
      unmatched: taken.flatMap(({ row, lineOfFood }) =>
        [...lineOfFood]
          .filter(([food]) => unserved.has(food))
          .map(([, line]) => ({ meal: row.name, line })),
      ),
    }
  })
}
