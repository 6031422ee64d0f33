import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import type { Meal } from '@aisleway/core/meals/meal'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { locally, networkOrLocal } from '../../local-catalogue/local-first.ts'
import { knownLacking } from './staples/use-staples.ts'

/** Determines which meals are shown. */
export type SeededPick = { criteria: MealCriteria; seed: number }

/** The same criteria and seed always give the same meals, so there is little to refetch. */
const staleMs = 5 * 60 * 1000

/** Up to five meals picked from all that match. A failure is reported at once, not retried. */
export function mealsQuery({ criteria, seed }: SeededPick) {
  const { mealType, diet, budgetCents, maxCalories } = criteria
  return queryOptions({
    queryKey: ['meals', 'generate', criteria, seed],
    queryFn: () =>
      networkOrLocal(
        () =>
          api.meals.generate({
            mealType,
            diet,
            seed,
            ...(budgetCents !== null && { budgetCents }),
            ...(maxCalories !== null && { maxCalories }),
          }),
        locally('generate', { criteria, seed, lacking: knownLacking() }),
      ),
    staleTime: staleMs,
    retry: false,
  })
}

/** A meal of the cookbook or, if it is no longer there, as saved by the shopper's favorites (answer 27). */
export function mealQuery(slug: string) {
  return queryOptions({
    queryKey: ['meals', 'meal', slug],
    queryFn: async () => {
      try {
        const meal = await networkOrLocal<Meal>(
          () => api.meals.read({ slug }),
          () => mealOnDevice(slug),
        )
        return { meal, isKept: false }
      } catch (error) {
        if (!hasCode(error, 'NOT_FOUND')) throw error
        return { meal: await api.favorites.readMeal({ slug }), isKept: true }
      }
    },
  })
}

/** A meal from the cookbook on this device, or the shopper's own recipe, which is stored beside it. */
export async function mealOnDevice(slug: string): Promise<Meal | undefined> {
  const meal = await locally('meal', slug)()
  return meal ?? (await import('./own/own-meals.ts')).ownMeal(slug)
}

/** Other products that can be used for a food, for this many grams. */
export function swapsQuery(food: string, grams: number | null) {
  return queryOptions({
    queryKey: ['meals', 'swaps', food, grams],
    queryFn: () =>
      networkOrLocal(
        () => api.meals.swaps({ food, ...(grams !== null && { grams }) }),
        locally('swaps', { food, grams }),
      ),
  })
}
