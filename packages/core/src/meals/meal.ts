import type { Diet } from '../catalogue/diets.ts'
import type { Product } from '../catalogue/product.ts'
import type { Staple } from './basket/staples.ts'
import type { MealType } from './generation/meal-types.ts'
import type { Nutrition } from './recipe/nutrition.ts'

/** A meal with today's prices: each ingredient carries the product that serves as it. */
export type Meal = {
  /** Its address: /meals/{slug} (answer 27). */
  slug: string
  name: string
  mealTypes: MealType[]
  diets: Diet[]
  /** kcal a serving. */
  calories: number
  servings: number
  /** At the board and at the stove or oven; null when the source told none. */
  prepMinutes: number | null
  cookMinutes: number | null
  /** Per serving. */
  nutrition: Nutrition
  steps: string[]
  imageUrl: string
  /** Null when the source told none. */
  ingredients: MealIngredient[] | null
}

export type MealIngredient = {
  /** The food, the same in every meal: amounts of one food add up. */
  food: string
  /** As a recipe says it: "yellow onion"; `plural` where more than one reads better. */
  name: string
  plural: string | null
  /** For all servings of the recipe as written; null: as needed. */
  amount: number | null
  measure: string
  prepared: string | null
  /** Edible grams of the amount; null when unknown. */
  grams: number | null
  /** What is probably at home already, and neither names nor makes the dish (spec 1 §9, answer 32). */
  isPantry: boolean
  /** As which a shopper is asked about it; null: it is no pantry item, or water. */
  staple: Staple | null
  /** Grams of one piece, where the food is counted: "2 onions". */
  gramsEach: number | null
  /** What that piece is called, where it is not the food itself: a bunch of spinach. */
  eachMeasure?: string | null
  /** The cheapest way to buy it today; null: nothing on the shelf serves as it. */
  product: Product | null
  /** Edible grams in one package of that product; null when its size does not tell. */
  packageGrams: number | null
}

/** An ingredient that can be bought: it has a product with a price. */
export type ValidIngredient = MealIngredient & { product: Product }

/** Why a meal cannot be put into the cart (spec 1 §8), or that it can. */
export type IngredientData = 'complete' | 'missing' | 'none' | 'invalid'

export function ingredientData({ ingredients }: Pick<Meal, 'ingredients'>): IngredientData {
  if (ingredients === null) return 'missing'
  if (ingredients.length === 0) return 'none'
  return ingredients.some(isValid) ? 'complete' : 'invalid'
}

/** Ingredients without a product, a name or a price are discarded (spec 1 §3). */
export function validIngredients({ ingredients }: Pick<Meal, 'ingredients'>): ValidIngredient[] {
  return (ingredients ?? []).filter(isValid)
}

/** What the store does not sell. Water and its like are no loss: every kitchen has them. */
export function unsoldIngredients({ ingredients }: Pick<Meal, 'ingredients'>): MealIngredient[] {
  return (ingredients ?? []).filter(ingredient => !isValid(ingredient) && !ingredient.isPantry)
}

function isValid(ingredient: MealIngredient): ingredient is ValidIngredient {
  const { product } = ingredient
  return Boolean(product?.id && product.name && Number.isFinite(product.priceCents))
}
