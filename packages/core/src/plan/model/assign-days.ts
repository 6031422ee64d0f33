import type { PlanProblem } from '../problem/plan-problem.ts'
import { mayHold } from '../search/choices.ts'
import type { Assignment } from '../search/plan-state.ts'
import type { PlanModel } from './model.ts'

/** More attempts than plans need in practice; if meals repeat within a few days, there may be no valid order. */
const mostTries = 100_000

/**
 * Distributes the meals that the model chose for each class over its slots, so that repeats are far enough apart. If
 * no order is found, some slots are left empty.
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
