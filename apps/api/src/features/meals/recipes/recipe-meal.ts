import type { Meal } from '@aisleway/core/meals/meal'
import { type Nutrition, nutrients } from '@aisleway/core/meals/recipe/nutrition'
import { type RecipeDraft, type RecipeLine, recipeSlug } from '@aisleway/core/recipes/recipe'
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts'
import type { TodaysMenu } from '../build-menu.ts'
import { addIngredient } from '../recipe-import/add-ingredient.ts'
import { ingredientFrom } from '../recipe-import/ingredient-from-line.ts'
import { type IngredientLine, readIngredientLine } from '../recipe-import/ingredient-line.ts'
import type { NutritionLookup } from '../recipe-import/nutrition-lookup.ts'
import { figuresOf } from '../recipe-import/recipe-figures.ts'
import type { StoredIngredient } from '../stored-ingredient.ts'
import { ingredientsToday } from '../todays-ingredients.ts'
import { knownFood } from './match-lines.ts'
import { keyOfProduct, offerNamed, recipeOffers } from './recipe-offers.ts'

/** The data needed to price a recipe and compute its nutrition. */
export type RecipeFacts = {
  menu: TodaysMenu
  catalogue: CatalogueSnapshot
  lookup: NutritionLookup
}

/** A shopper's recipe as a meal: priced, with nutrition and diets by the rules for all meals. */
export function mealFromOwnRecipe(recipe: RecipeDraft & { id: string }, facts: RecipeFacts): Meal {
  const { id, name, servings, prepMinutes, cookMinutes, mealTypes, steps, imageUrl } = recipe
  const stored: StoredIngredient[] = []
  const notBought = new Set<string>()
  const nameByFood = new Map<string, string>()
  for (const line of recipe.lines) {
    const read = readIngredientLine(line.text)
    const ingredient = ingredientOf(line, read, facts.lookup)
    addIngredient(stored, ingredient)
    if (!nameByFood.has(ingredient.food)) nameByFood.set(ingredient.food, read.name)
    if (!line.isBought) notBought.add(ingredient.food)
  }
  const offersOf = recipeOffers(facts.menu, facts.catalogue)
  const ingredients = ingredientsToday(name, stored, ({ food, grams }) =>
    offerNamed(offersOf(food, grams), nameByFood.get(food) ?? ''),
  )
  const figures = figuresOf(name, stored, servings, facts.lookup)
  const calories = figures?.nutrition.calories ?? recipe.calories
  return {
    slug: recipeSlug(id),
    name,
    mealTypes,
    diets: figures?.diets ?? [],
    calories: calories === null ? null : Math.round(calories),
    servings,
    prepMinutes,
    cookMinutes,
    nutrition: figures?.nutrition ?? { ...unknown, calories: recipe.calories },
    steps,
    imageUrl: imageUrl || placeholder,
    ingredients: ingredients.map(ingredient =>
      notBought.has(ingredient.food)
        ? { ...ingredient, isPantry: true, staple: null, product: null, packageGrams: null }
        : ingredient,
    ),
  }
}

function ingredientOf(
  { text, match }: RecipeLine,
  line: IngredientLine,
  lookup: NutritionLookup,
): StoredIngredient {
  if (match?.kind !== 'product') {
    return ingredientFrom(line, text, match ? knownFood(lookup, match.food) : undefined)
  }
  const ingredient = ingredientFrom(line, text, undefined)
  return { ...ingredient, food: keyOfProduct(match.productId) }
}

const placeholder = '/placeholder.svg'

const unknown = Object.fromEntries(nutrients.map(({ name }) => [name, null])) as Nutrition
