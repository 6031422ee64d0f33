import type { PlanProblem } from '../problem/plan-problem.ts'
import { mayHold } from '../search/choices.ts'
import type { Assignment } from '../search/plan-state.ts'
import type { PlanModel } from './model.ts'

/** More tries than a plan takes in practice; where meals repeat within a few days, there may be no order. */
const mostTries = 100_000

/**
 * Puts the meals that the model counts for each class into its slots, so that dishes are far enough apart. Where no
 * order was found, some slots are left empty.
 */
export function assignDays(
  problem: PlanProblem,
  { choices, classes }: PlanModel,
  counts: readonly number[],
): Assignment {
  const left = [...counts]
  const assignment: Assignment = problem.slots.map(({ fixed }) => fixed)
  const open = classes.flatMap(({ slots }, slotClass) => slots.map(slot => ({ slot, slotClass })))
  let best = { placed: 0, assignment: [...assignment] }
  let tries = 0

  const place = (at: number): boolean => {
    if (at > best.placed) best = { placed: at, assignment: [...assignment] }
    const next = open[at]
    if (!next) return true
    for (const [column, { slotClass, meal }] of choices.entries()) {
      if (slotClass !== next.slotClass || left[column]! < 1) continue
      if (++tries > mostTries) return false
      if (!mayHold(problem, assignment, next.slot, meal)) continue
      assignment[next.slot] = meal
      left[column]! -= 1
      if (place(at + 1)) return true
      assignment[next.slot] = null
      left[column]! += 1
    }
    return false
  }
  place(0)
  return best.assignment
}
