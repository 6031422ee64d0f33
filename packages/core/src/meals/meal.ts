import type { Diet } from '../catalogue/diets.ts'
import type { Product } from '../catalogue/product.ts'
import type { Staple } from './basket/staples.ts'
import type { MealType } from './generation/meal-types.ts'
import type { Nutrition } from './recipe/nutrition.ts'

/** The longest address of a meal, and the longest key of a food. */
export const maxSlug = 120
export const maxFoodKey = 80

/** A meal with today's prices: each ingredient has the product that serves as it. */
export type Meal = {
  /** Its address: /meals/{slug} (answer 27). */
  slug: string
  name: string
  mealTypes: MealType[]
  diets: Diet[]
  /** kcal per serving; null if an ingredient of a shopper's recipe has no figures. */
  calories: number | null
  servings: number
  /** Time for preparing and for cooking; null if the source gives none. */
  prepMinutes: number | null
  cookMinutes: number | null
  /** Per serving. */
  nutrition: Nutrition
  steps: string[]
  imageUrl: string
  /** Null if the source gives none. */
  ingredients: MealIngredient[] | null
  /** For a shopper's recipe: whether it is the reader's own, and its author. Absent for the store's meals. */
  recipe?: { isMine: boolean; by: string }
}

export type MealIngredient = {
  /** The key of the food, the same in every meal, so that amounts of one food add up. */
  food: string
  /** The name as a recipe says it: "yellow onion"; `plural` is set if more than one reads better. */
  name: string
  plural: string | null
  /** For all servings of the recipe as written; null for "as needed". */
  amount: number | null
  measure: string
  prepared: string | null
  /** Edible grams of the amount; null if unknown. */
  grams: number | null
  /** Whether it is probably at home already and neither names nor makes the dish (spec 1 §9, answer 32). */
  isPantry: boolean
  /** The staple that the shopper is asked about; null if it is no pantry item, or is water. */
  staple: Staple | null
  /** Grams of one piece if the food is counted: "2 onions". */
  gramsEach: number | null
  /** The word for that piece if it differs from the food's name: a bunch of spinach. */
  eachMeasure?: string | null
  /** The cheapest product that serves as it today; null if none does. */
  product: Product | null
  /** Edible grams in one package of that product; null if its size does not say. */
  packageGrams: number | null
}

/** An ingredient that can be bought, because it has a product with a price. */
export type ValidIngredient = MealIngredient & { product: Product }

/** Whether a meal can be added to the cart, and if not, why (spec 1 §8). */
export type IngredientData = 'complete' | 'missing' | 'none' | 'invalid'

export function ingredientData({ ingredients }: Pick<Meal, 'ingredients'>): IngredientData {
  if (ingredients === null) return 'missing'
  if (ingredients.length === 0) return 'none'
  return ingredients.some(isValid) ? 'complete' : 'invalid'
}

/** Leaves out ingredients without a product, a name or a price (spec 1 §3). */
export function validIngredients({ ingredients }: Pick<Meal, 'ingredients'>): ValidIngredient[] {
  return (ingredients ?? []).filter(isValid)
}

/** What the store does not sell, apart from water and other basics that every kitchen has. */
export function unsoldIngredients({ ingredients }: Pick<Meal, 'ingredients'>): MealIngredient[] {
  return (ingredients ?? []).filter(ingredient => !isValid(ingredient) && !ingredient.isPantry)
}

function isValid(ingredient: MealIngredient): ingredient is ValidIngredient {
  const { product } = ingredient
  return Boolean(product?.id && product.name && Number.isFinite(product.priceCents))
}
