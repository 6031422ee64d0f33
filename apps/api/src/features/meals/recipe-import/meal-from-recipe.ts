import { maxSlug } from '@aisleway/core/meals/meal'
import { slugOf } from '@aisleway/core/meals/slug'
import type { MealRow } from '../store.ts'
import type { StoredIngredient } from '../stored-ingredient.ts'
import { addIngredient } from './add-ingredient.ts'
import { ingredientFrom } from './ingredient-from-line.ts'
import { readIngredientLine } from './ingredient-line.ts'
import type { KnownFood, NutritionLookup } from './nutrition-lookup.ts'
import type { Recipe } from './recipe.ts'
import { figuresOf } from './recipe-figures.ts'
import { separateFoods } from './separate-foods.ts'

/** A recipe as a meal of this store, with the line that each ingredient was read from. */
export type ReadMeal = { row: MealRow; lineOfFood: Map<string, string> }

/** @returns the reason if a recipe cannot be a meal */
export function mealFromRecipe(
  recipe: Recipe,
  nutritionLookup: NutritionLookup,
  findFood: (name: string) => KnownFood | undefined,
): ReadMeal | { reason: string } {
  const slug = slugOf(recipe.name).slice(0, maxSlug)
  if (!slug) return { reason: 'it has no name' }
  if (recipe.lines.length === 0) return { reason: 'it lists no ingredients' }
  const lines = recipe.lines.flatMap(line => separateFoods(line, findFood))
  if (lines.length > maxLines) return { reason: `it lists over ${maxLines} ingredients` }
  const servings = recipe.servings ?? defaultServings
  const lineOfFood = new Map<string, string>()
  const ingredients: StoredIngredient[] = []
  for (const text of lines) {
    const line = readIngredientLine(text.slice(0, 300))
    const ingredient = ingredientFrom(line, text, findFood(line.name))
    addIngredient(ingredients, ingredient)
    lineOfFood.set(ingredient.food, text)
  }
  const computed = figuresOf(recipe.name, ingredients, servings, nutritionLookup)
  const nutrition = recipe.nutrition ?? computed?.nutrition
  const calories = recipe.nutrition?.calories ?? computed?.nutrition.calories
  if (!nutrition || calories === null || calories === undefined) {
    return { reason: 'its calories are not given and cannot be computed' }
  }
  const row: MealRow = {
    slug,
    name: recipe.name,
    mealTypes: recipe.mealTypes.length > 0 ? recipe.mealTypes : ['lunch', 'dinner'],
    diets: computed?.diets ?? [],
    calories: Math.round(calories),
    servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    nutrition: { ...nutrition, calories: Math.round(calories) },
    steps: recipe.steps,
    imageUrl: recipe.imageUrl,
    ingredients,
    isImported: true,
  }
  return { row, lineOfFood }
}

/** Spec 1 §3. */
const defaultServings = 4
const maxLines = 60
