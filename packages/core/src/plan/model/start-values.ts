import type { PlanProblem } from '../problem/plan-problem.ts'
import { type Assignment, planState } from '../search/plan-state.ts'
import type { PlanModel } from './model.ts'

/** The columns of the model for a known plan, from which the solver begins. */
export function startValues(
  problem: PlanProblem,
  model: PlanModel,
  assignment: Assignment,
): number[] {
  const state = planState(problem)
  assignment.forEach((meal, slot) => {
    if (meal !== null && state.assignment[slot] === null) state.put(slot, meal)
  })
  const values = model.columns.map(({ means }) => {
    if (means.kind === 'meal') {
      return model.classes[means.slotClass]!.slots.filter(slot => assignment[slot] === means.meal)
        .length
    }
    if (means.kind === 'beyond_band') return 0
    return means.stocks.reduce(
      (sum, stock) => sum + state.packagesOf(stock).counts[means.place]!,
      0,
    )
  })
  model.columns.forEach(({ means }, column) => {
    if (means.kind !== 'beyond_band') return
    const { lower, terms } = model.rows[means.row]!
    const rest = terms.reduce(
      (sum, [at, factor]) => sum + (at === column ? 0 : factor * values[at]!),
      0,
    )
    values[column] = Math.max(0, lower - rest)
  })
  return values
}
