import type { Diet } from '@aisleway/core/catalogue/diets'
import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import { slugOf } from '@aisleway/core/meals/slug'
import type { Ingredient } from '../content-files/ingredients.ts'
import type { Recipe, RecipeLine } from '../content-files/recipes.ts'
import { ingredientNamed } from '../ingredients.ts'
import { cookbook } from './cookbook.ts'
import { gramsOfLine } from './grams-of-line.ts'
import { mealDietRules } from './meal-diet-rules.ts'
import { mealServing, nutritionOf } from './meal-nutrition.ts'
import type { Measure } from './measures.ts'

export type SampleMeal = {
  slug: string
  name: string
  mealTypes: readonly MealType[]
  diets: Diet[]
  /** kcal per serving. */
  calories: number
  servings: number
  prepMinutes: number
  cookMinutes: number
  /** Per serving. */
  nutrition: Nutrition
  steps: readonly string[]
  /** The file name within the folder of drawn pictures. */
  picture: string
  ingredients: MealIngredient[]
}

export type MealIngredient = Omit<Ingredient, 'measures' | 'products' | 'onLabel' | 'looks'> & {
  food: string
  amount: number
  measure: Measure
  prepared: string | null
  eachMeasure: Measure | null
  /** Edible grams of the amount, for all servings. */
  grams: number
  /** The product kinds in which `productsFor` looks for products. */
  productKinds: string[]
}

/** The whole cookbook, with nutrition and diets computed from the ingredients. */
export function buildMeals(from: readonly Recipe[] = cookbook): SampleMeal[] {
  return from.map(mealOf)
}

/** The file name of a meal's picture within the folder of drawn pictures. */
export function mealPicture(recipe: Recipe): string {
  return `meals/${slugOf(recipe.name)}.svg`
}

function mealOf(recipe: Recipe): SampleMeal {
  const serving = mealServing(recipe)
  const nutrition = nutritionOf(serving)
  if (nutrition.calories === null) throw new Error(`${recipe.name}: calories unknown`)
  return {
    slug: slugOf(recipe.name),
    name: recipe.name,
    mealTypes: recipe.mealTypes,
    diets: (Object.keys(mealDietRules) as Diet[]).filter(diet =>
      mealDietRules[diet].holds(serving),
    ),
    calories: nutrition.calories,
    servings: recipe.servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    nutrition,
    steps: recipe.steps,
    picture: mealPicture(recipe),
    ingredients: recipe.ingredients.map(line => ingredientOf(line, recipe)),
  }
}

function ingredientOf(line: RecipeLine, recipe: Recipe): MealIngredient {
  const [food, amount, measure, prepared = null] = line
  const { measures: _, products, onLabel: _1, looks: _2, ...ingredient } = ingredientNamed(food)
  return {
    ...ingredient,
    food,
    amount,
    measure,
    prepared,
    eachMeasure: eachMeasureOf(ingredientNamed(food)),
    grams: Number(gramsOfLine(line, recipe).toFixed(1)),
    productKinds: [...new Set(products.map(({ kind }) => kind))],
  }
}

/** Spinach is sold by the bunch and lettuce by the head; a cucumber is its own unit. */
function eachMeasureOf({ gramsEach, measures, plural }: Ingredient): Measure | null {
  if (gramsEach === undefined) return null
  if (measures.bunch === gramsEach) return 'bunch'
  return measures.head === gramsEach && plural === undefined ? 'head' : null
}
