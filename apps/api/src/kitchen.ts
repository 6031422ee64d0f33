import { diets } from '@aisleway/core/catalogue/diets'
import { larder } from '@aisleway/sample-store/meals/larder'
import { mealDietRules } from '@aisleway/sample-store/meals/meal-diet-rules'
import { mealServing, nutritionOf } from '@aisleway/sample-store/meals/meal-nutrition'
import type { Kitchen, KnownFood, Portion } from './features/meals/recipe-import/kitchen.ts'

type Food = keyof typeof larder

/** The larder of the sample store's cookbook, for recipes from elsewhere. */
export const kitchen: Kitchen = {
  foods: (Object.keys(larder) as Food[]).map(knownFood),
  figuresOf: (portions, servings) => {
    const serving = mealServing({ name: 'imported', servings, ingredients: portions.map(lineOf) })
    return {
      nutrition: nutritionOf(serving),
      diets: diets.filter(diet => mealDietRules[diet].holds(serving)),
    }
  },
}

function knownFood(food: Food): KnownFood {
  const { products: _, measures, ...provision } = larder[food]
  const { plural = null, gramsEach = null, gramsPerFlOz = null, refusePercent = null } = provision
  return { ...provision, food, measures, plural, gramsEach, gramsPerFlOz, refusePercent }
}

function lineOf({ food, grams }: Portion) {
  return [food as Food, grams, 'g'] as const
}
