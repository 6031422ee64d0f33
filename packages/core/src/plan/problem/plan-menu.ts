import type { Diet } from '../../catalogue/diets.ts'
import type { Product } from '../../catalogue/product.ts'
import type { Staple } from '../../meals/basket/staples.ts'
import type { MealType } from '../../meals/generation/meal-types.ts'
import { type Meal, type MealIngredient, validIngredients } from '../../meals/meal.ts'
import { minutesOf } from '../../meals/minutes-of.ts'
import type { FoodGroup } from '../food-groups.ts'
import { groupsOfFood } from '../foods/groups-of-food.ts'
import { keepsDays } from '../foods/keeps-days.ts'
import { mainFood } from '../foods/main-food.ts'
import type { BandNutrient } from '../planned.ts'

/** The meals to choose from and the foods they need, as plain data that can be posted to a worker. */
export type PlanMenu = {
  meals: readonly PlanMeal[]
  foods: ReadonlyMap<string, PlanFood>
}

export type PlanMeal = {
  slug: string
  mealTypes: readonly MealType[]
  diets: readonly Diet[]
  /** Preparation plus cooking time; null if unknown. */
  minutes: number | null
  servings: number
  /** All ingredients, including those that need not be bought. */
  foods: readonly string[]
  groups: readonly FoodGroup[]
  mainFood: string | null
  /** Per serving. */
  nutrition: Record<BandNutrient, number | null>
  needs: readonly MealNeed[]
}

/** An ingredient that the store sells, for the recipe's original servings. */
type MealNeed = {
  food: string
  /** Null for "as needed". */
  grams: number | null
  /** The staple as which it is expected at home; null if it is always bought. */
  staple: Staple | null
}

/** A food with the ways to buy it, and the words that express its amounts. */
export type PlanFood = Pick<
  MealIngredient,
  'food' | 'name' | 'plural' | 'gramsEach' | 'eachMeasure'
> & {
  keepsDays: number | null
  packages: readonly FoodPackage[]
}

export type FoodPackage = {
  product: Product
  /** Edible grams; null if the size does not say. */
  grams: number | null
}

export function planMeal(meal: Meal): PlanMeal {
  const ingredients = meal.ingredients ?? []
  const { slug, mealTypes, diets, servings } = meal
  const { calories, protein, fiber, sodium } = meal.nutrition
  return {
    slug,
    mealTypes,
    diets,
    minutes: minutesOf(meal),
    servings,
    foods: ingredients.map(({ food }) => food),
    groups: [...new Set(ingredients.flatMap(groupsOfFood))],
    mainFood: mainFood(ingredients),
    nutrition: { calories, protein, fiber, sodium },
    needs: validIngredients(meal)
      // Only staples are asked about; other pantry items are tap water.
      .filter(({ isPantry, staple }) => !isPantry || staple !== null)
      .map(({ food, grams, isPantry, staple }) => ({
        food,
        grams,
        staple: isPantry ? staple : null,
      })),
  }
}

export function planFood(ingredient: MealIngredient, packages: readonly FoodPackage[]): PlanFood {
  const { food, name, plural, gramsEach, eachMeasure = null } = ingredient
  const days = keepsDays(ingredient)
  return { food, name, plural, gramsEach, eachMeasure, keepsDays: days, packages }
}
