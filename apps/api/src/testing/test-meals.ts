import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { onlyCalories } from '@aisleway/core/meals/meal.test-data'
import type { Database } from '../db/database.ts'
import { replaceCatalogue } from '../features/catalogue/exchange/replace-catalogue.ts'
import { type FoodLink, linkFoods, type MealRow, writeMeals } from '../features/meals/store.ts'
import type { StoredIngredient } from '../features/meals/stored-ingredient.ts'
import { openTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

type Given = {
  products: readonly CatalogueRow[]
  meals: readonly MealRow[]
  links: readonly FoodLink[]
} & Pick<NonNullable<Parameters<typeof openTestApp>[1]>, 'mealFacts' | 'productFacts' | 'now'>

/** The whole app with these products, meals and foods. */
export async function openMealApp({ products, meals, links, ...deps }: Given) {
  const database = await openTestDatabase()
  await replaceCatalogue(database, products)
  await addMeals(database, meals, links)
  return openTestApp([], { database, ...deps })
}

export async function addMeals(
  database: Database,
  meals: readonly MealRow[],
  links: readonly FoodLink[],
): Promise<void> {
  await database.queries.transaction(async tx => {
    await writeMeals(tx, meals)
    await linkFoods(tx, links)
  })
}

/** A meal row for tests; pass only the fields that matter. */
export function mealRow(given: Partial<MealRow> & { slug: string }): MealRow {
  return {
    name: `Meal ${given.slug}`,
    mealTypes: ['dinner'],
    diets: [],
    calories: 500,
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 20,
    nutrition: onlyCalories(given.calories ?? 500),
    steps: ['Cook it.'],
    imageUrl: '/pictures/meals/test.svg',
    ingredients: [ingredient({ food: 'carrot' })],
    isImported: false,
    ...given,
  }
}

export function ingredient(given: Partial<StoredIngredient> & { food: string }): StoredIngredient {
  return {
    name: given.food,
    plural: null,
    amount: 1,
    measure: 'lb',
    prepared: null,
    grams: 453.6,
    gramsEach: null,
    gramsPerFlOz: null,
    refusePercent: null,
    search: given.food,
    ...given,
  }
}
