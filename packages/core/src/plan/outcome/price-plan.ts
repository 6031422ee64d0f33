import type { PricedPlan, PricedSlot } from '../planned.ts'
import type { PlanMenu } from '../problem/plan-menu.ts'
import { type PlanProblem, type ProblemGiven, problemFor } from '../problem/plan-problem.ts'
import { type CookedSlot, cookedSlots } from '../problem/plan-slots.ts'
import { brokenInSlot } from '../problem/slot-rules.ts'
import { brokenAmongSlots } from '../search/choices.ts'
import { type PlanState, planState } from '../search/plan-state.ts'
import { plannedDays } from './planned-days.ts'
import { plannedFoods } from './planned-foods.ts'
import { slotReasons } from './slot-reasons.ts'

/** What the planned meals cost in total, and why they were chosen; broken rules are reported, not fixed. */
export function pricePlan(menu: PlanMenu, given: ProblemGiven): PricedPlan {
  const problem = problemFor(menu, given, null)
  const state = planState(problem)
  const { settings } = given
  const cooked = new Map(cookedSlots(given).map(slot => [slot.key, slot]))
  const meals = new Map(menu.meals.map(meal => [meal.slug, meal]))
  const slots = problem.slots.map(({ key, fixed, servings }, slot): [string, PricedSlot] => {
    const { slug } = problem.meals[fixed!]!
    return [
      key,
      {
        slug,
        servings,
        cents: state.cents() - centsWithout(state, slot),
        reasons: slotReasons(menu, problem, state, slot),
        breaks: [
          ...brokenInSlot(meals.get(slug)!, cooked.get(key) as CookedSlot, settings),
          ...brokenAmongSlots(problem, state.assignment, slot),
        ],
      },
    ]
  })
  return {
    cents: state.cents(),
    foods: plannedFoods(menu, problem, state),
    slots: Object.fromEntries(slots),
    days: plannedDays(problem, settings.firstDay),
    breaks: isOverBudget(problem, state) ? [{ kind: 'budget' }] : [],
  }
}

function isOverBudget({ budgetCents }: PlanProblem, state: PlanState): boolean {
  return budgetCents !== null && state.cents() > budgetCents
}

function centsWithout(state: PlanState, slot: number): number {
  const meal = state.assignment[slot]!
  state.take(slot)
  const cents = state.cents()
  state.put(slot, meal)
  return cents
}
