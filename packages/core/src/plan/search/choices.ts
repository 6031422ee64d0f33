import type { Constraint } from '../planned.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { Assignment } from './plan-state.ts'

/** Whether a slot may hold a meal, given the meals of the other slots. */
export function mayHold(
  problem: PlanProblem,
  assignment: Assignment,
  slot: number,
  meal: number,
): boolean {
  return !repeats(problem, assignment, slot, meal) && !isTooMuch(problem, assignment, slot, meal)
}

/** The rules that a slot's meal breaks in combination with those of other slots. */
export function brokenAmongSlots(
  problem: PlanProblem,
  assignment: Assignment,
  slot: number,
): Constraint[] {
  const meal = assignment[slot]
  if (meal === null || meal === undefined) return []
  return [
    ...(repeats(problem, assignment, slot, meal) ? [{ kind: 'repeats' as const }] : []),
    ...(isTooMuch(problem, assignment, slot, meal) ? [{ kind: 'main_food' as const }] : []),
  ]
}

function repeats(
  { slots, around, daysBetweenRepeats }: PlanProblem,
  assignment: Assignment,
  slot: number,
  meal: number,
): boolean {
  const { day } = slots[slot]!
  const isNear = (other: { day: number }) => Math.abs(other.day - day) < daysBetweenRepeats
  return (
    slots.some((other, at) => at !== slot && assignment[at] === meal && isNear(other)) ||
    around.some(other => other.meal === meal && isNear(other))
  )
}

function isTooMuch(
  { meals, maxPerMainFood }: PlanProblem,
  assignment: Assignment,
  slot: number,
  meal: number,
): boolean {
  const { mainFood } = meals[meal]!
  if (mainFood === null || maxPerMainFood === null) return false
  const others = assignment.filter(
    (held, at) => at !== slot && held !== null && meals[held]!.mainFood === mainFood,
  )
  return others.length >= maxPerMainFood
}
