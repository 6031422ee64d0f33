import type { Product } from '../catalogue/product.ts'
import type { Meal, MealIngredient } from './meal.ts'
import { type Nutrition, nutrients } from './recipe/nutrition.ts'

/** A meal for four, of which only the ingredients matter. */
export function testMeal(ingredients: Meal['ingredients'], given: Partial<Meal> = {}): Meal {
  return {
    slug: 'test-pot',
    name: 'Test Pot',
    mealTypes: ['dinner'],
    diets: [],
    calories: 500,
    servings: 4,
    prepMinutes: null,
    cookMinutes: null,
    nutrition: onlyCalories(500),
    steps: [],
    imageUrl: '',
    ingredients,
    ...given,
  }
}

/** Of the other nutrients nothing is known. */
export function onlyCalories(calories: number): Nutrition {
  const unknown = Object.fromEntries(nutrients.map(({ name }) => [name, null])) as Nutrition
  return { ...unknown, calories }
}

/** One pound of a food that is sold by the pound. */
export function testIngredient(
  food: string,
  priceCents: number,
  given: Partial<MealIngredient> = {},
): MealIngredient {
  return {
    food,
    name: food,
    plural: null,
    amount: 1,
    measure: 'lb',
    prepared: null,
    grams: 453.6,
    isPantry: false,
    staple: null,
    gramsEach: null,
    product: testProduct(food, priceCents),
    packageGrams: 453.6,
    ...given,
  }
}

function testProduct(name: string, priceCents: number): Product {
  return {
    id: name,
    name,
    priceCents,
    originalPriceCents: null,
    weightQuantity: '1 lb',
    department: 'Pantry',
    imageUrl: '',
    diets: [],
    isRetired: false,
  }
}
