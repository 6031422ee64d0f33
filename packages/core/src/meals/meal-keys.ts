import { z } from 'zod'
import { maxFoodKey, maxSlug } from './meal.ts'

/** The address of a meal: `Meal.slug`. */
export const slugSchema = z.string().min(1).max(maxSlug)

/** The key of a food: `MealIngredient.food`. */
export const foodKeySchema = z.string().min(1).max(maxFoodKey)
