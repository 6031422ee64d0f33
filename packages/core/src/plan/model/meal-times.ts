import type { PlanProblem } from '../problem/plan-problem.ts'
import { type PlanModel, type Row, slotsOf } from './model.ts'
import { mostTimes } from './slot-classes.ts'

/** Adds columns that say whether a meal occurs at least once, twice, … in a set of classes. */
export function mealTimes(problem: PlanProblem, model: PlanModel) {
  const { choices, columns, rows } = model
  const known = new Map<string, readonly number[]>()

  /** The given columns must all belong to the same meal. */
  function timesOf(of: readonly number[]): readonly number[] {
    const before = known.get(of.join())
    if (before) return before
    const most = mostTimes(problem, slotsOf(model, of), choices[of[0]!]!.meal)
    const times = of.length === 1 && most === 1 ? of : addTimes(of, most)
    known.set(of.join(), times)
    return times
  }

  function addTimes(of: readonly number[], most: number): readonly number[] {
    const times = Array.from({ length: most }, (_, i) => columns.length + i)
    times.forEach((column, i) => {
      const means = { kind: 'times' as const, of, least: i + 1 }
      columns.push({ cents: 0, most: 1, isInteger: true, means })
      if (i > 0) rows.push(difference([column - 1], [column], Number.POSITIVE_INFINITY))
    })
    rows.push(difference(of, times, 0))
    return times
  }

  return timesOf
}

/** Takes columns of one meal, and returns a column for each number of times. */
export type TimesOf = ReturnType<typeof mealTimes>

/**
 * The sum of the first columns equals that of the second ones, or exceeds it by at most `upper`.
 */
function difference(of: readonly number[], less: readonly number[], upper: number): Row {
  const terms: Row['terms'] = [
    ...of.map((column): [number, number] => [column, 1]),
    ...less.map((column): [number, number] => [column, -1]),
  ]
  return { lower: 0, upper, terms }
}
