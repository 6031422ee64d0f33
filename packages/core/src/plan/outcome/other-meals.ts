import type { SlotKey } from '../plan.ts'
import type { MealChoice } from '../planned.ts'
import type { PlanMenu } from '../problem/plan-menu.ts'
import { type ProblemGiven, problemFor } from '../problem/plan-problem.ts'
import { mayHold } from '../search/choices.ts'
import { planState } from '../search/plan-state.ts'

type OtherMeal = Pick<MealChoice, 'slug' | 'differenceCents' | 'isFavorite'>

/**
 * Other meals for a slot that break no rule, the cheapest first, with the change in the cost of the plan; null if the
 * plan has no such slot, or nothing is cooked in it.
 */
export function otherMeals(menu: PlanMenu, given: ProblemGiven, key: SlotKey): OtherMeal[] | null {
  const nowCents = planState(problemFor(menu, given, null)).cents()
  const problem = problemFor(menu, given, key)
  const slot = problem.slots.findIndex(one => one.key === key)
  if (slot < 0) return null
  const state = planState(problem)
  const held = given.slots[key]
  return problem.slots[slot]!.candidates.filter(meal =>
    mayHold(problem, state.assignment, slot, meal),
  )
    .map(meal => ({
      slug: problem.meals[meal]!.slug,
      differenceCents: state.cents() + state.addedCents(slot, meal) - nowCents,
      isFavorite: given.favorites.has(problem.meals[meal]!.slug),
    }))
    .filter(({ slug }) => held?.kind !== 'meal' || slug !== held.slug)
    .filter(({ differenceCents }) => isAffordable(given, nowCents, differenceCents))
    .sort((a, b) => a.differenceCents - b.differenceCents || (a.slug < b.slug ? -1 : 1))
}

/** If the plan already exceeds its budget, cheaper meals are still offered. */
function isAffordable(
  { settings }: ProblemGiven,
  nowCents: number,
  differenceCents: number,
): boolean {
  const { budgetCents } = settings
  return budgetCents === null || differenceCents <= Math.max(0, budgetCents - nowCents)
}
