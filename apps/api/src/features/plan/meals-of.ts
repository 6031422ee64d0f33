import type { SlotKey } from '@aisleway/core/plan/plan'
import type { MealBySlot } from '@aisleway/core/plan/planned'
import type { PlanProblem, ProblemGiven } from '@aisleway/core/plan/problem/plan-problem'
import type { Assignment } from '@aisleway/core/plan/search/plan-state'

/** The slug of each slot's meal in an assignment. */
export function mealsOf({ slots, meals }: PlanProblem, assignment: Assignment): MealBySlot {
  return Object.fromEntries(
    slots.flatMap(({ key }, slot) => {
      const meal = assignment[slot]
      return meal === null || meal === undefined ? [] : [[key, meals[meal]!.slug]]
    }),
  )
}

/** The plan with these meals in its slots. */
export function withMeals(given: ProblemGiven, meals: MealBySlot): ProblemGiven {
  const slots = { ...given.slots }
  for (const [key, slug] of Object.entries(meals) as [SlotKey, string][]) {
    const held = slots[key]
    const isCooked = held?.kind === 'meal' && held.slug === slug && Boolean(held.isCooked)
    slots[key] = { kind: 'meal', slug, isLocked: true, isCooked }
  }
  return { ...given, slots }
}
