import type { PlanProblem } from '../problem/plan-problem.ts'
import { type Assignment, planState } from '../search/plan-state.ts'
import type { PlanModel } from './model.ts'

/** The column values of a known plan, as a starting point for the solver. */
export function startValues(
  problem: PlanProblem,
  model: PlanModel,
  assignment: Assignment,
): number[] {
  const state = planState(problem)
  assignment.forEach((meal, slot) => {
    if (meal !== null && state.assignment[slot] === null) state.put(slot, meal)
  })
  const values: number[] = []
  // Columns for times and bands come after those for meals, and bands after all others.
  for (const [column, { means }] of model.columns.entries()) {
    if (means.kind === 'meal') {
      const { slots } = model.classes[means.slotClass]!
      values.push(slots.filter(slot => assignment[slot] === means.meal).length)
    } else if (means.kind === 'times') {
      const times = means.of.reduce((sum, at) => sum + values[at]!, 0)
      values.push(times >= means.least ? 1 : 0)
    } else if (means.kind === 'packages') {
      values.push(state.packagesOf(means.stock).counts[means.place]!)
    } else {
      const { lower, terms } = model.rows[means.row]!
      const rest = terms.reduce(
        (sum, [at, factor]) => sum + (at === column ? 0 : factor * values[at]!),
        0,
      )
      values.push(Math.max(0, lower - rest))
    }
  }
  return values
}
