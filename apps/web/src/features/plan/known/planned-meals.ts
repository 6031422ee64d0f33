import { minutesOf } from '@aisleway/core/meals/minutes-of'
import type { MealFacts } from '@aisleway/core/plan/planned'
import { mealOnDevice } from '../../meals/meal-queries.ts'

/** What this device knows of the meals of a plan, by slug, without their cost in the plan. */
export async function plannedMeals(slugs: readonly string[]): Promise<Record<string, MealFacts>> {
  const meals = await Promise.all([...new Set(slugs)].map(slug => mealOnDevice(slug)))
  return Object.fromEntries(
    meals.flatMap(meal => {
      if (!meal) return []
      const { slug, name, imageUrl, calories } = meal
      return [[slug, { name, imageUrl, calories, minutes: minutesOf(meal) }]]
    }),
  )
}
