import { diets } from '@aisleway/core/catalogue/diets'
import { ingredientNamed, ingredients } from '@aisleway/sample-store/ingredients'
import { mealDietRules } from '@aisleway/sample-store/meals/meal-diet-rules'
import { mealServing, nutritionOf } from '@aisleway/sample-store/meals/meal-nutrition'
import type {
  KnownFood,
  NutritionLookup,
  Portion,
} from '../features/meals/recipe-import/nutrition-lookup.ts'

/** The ingredients of the sample store's cookbook, for imported recipes. */
export const nutritionLookup: NutritionLookup = {
  foods: Object.keys(ingredients).map(knownFood),
  figuresOf: (portions, servings) => {
    const serving = mealServing({ name: 'imported', servings, ingredients: portions.map(lineOf) })
    return {
      nutrition: nutritionOf(serving),
      diets: diets.filter(diet => mealDietRules[diet].holds(serving)),
    }
  },
}

function knownFood(food: string): KnownFood {
  const { name, search, measures, ...ingredient } = ingredientNamed(food)
  const { plural = null, gramsEach = null, gramsPerFlOz = null, refusePercent = null } = ingredient
  return { name, search, food, measures, plural, gramsEach, gramsPerFlOz, refusePercent }
}

function lineOf({ food, grams }: Portion) {
  return [food, grams, 'g'] as const
}
