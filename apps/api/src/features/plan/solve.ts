import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import type { PlanEvent, SolvedPlan } from '@aisleway/core/plan/planned'
import type { PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import {
  type PlanProblem,
  type ProblemGiven,
  problemFor,
} from '@aisleway/core/plan/problem/plan-problem'
import type { Report } from './events-of.ts'
import { mealsOf, withMeals } from './meals-of.ts'
import type { Solved, SolverAnswer } from './solver/solve-plan.ts'
import { withSolver } from './solver/solver-pool.ts'
import { waysOut } from './ways-out.ts'

type Asked = { menu: PlanMenu; given: ProblemGiven; seed: number; userId: string }

/** Plans the open slots, reporting the best plan so far on the way. */
export async function solve(
  { menu, given, seed, userId }: Asked,
  report: Report<PlanEvent>,
  signal: AbortSignal,
): Promise<void> {
  const problem = problemFor(menu, given, 'unlocked')
  const reportPlace = (before: number) => report({ kind: 'queued', before })
  const reportProgress = (answer: SolverAnswer) => {
    if (answer.kind !== 'progress') return
    const { plan, boundCents } = answer
    const meals = mealsOf(problem, plan.assignment)
    report({ kind: 'progress', meals, cents: plan.cents, boundCents })
  }
  await withSolver({ userId, signal, reportPlace }, async worker => {
    const answer = await worker.solve({ problem, seed, isGoodEnough: false }, reportProgress)
    if (answer.kind === 'solved') {
      report({ kind: 'planned', plan: solvedPlan(menu, given, problem, answer) })
    } else if (answer.kind === 'impossible') {
      const ways = await waysOut({ menu, given, seed }, worker)
      report({ kind: 'impossible', impossible: { isProven: answer.isProven, ways } })
    }
  })
}

function solvedPlan(
  menu: PlanMenu,
  given: ProblemGiven,
  problem: PlanProblem,
  { plan, boundCents, isRepeatable }: Solved,
): SolvedPlan {
  const meals = mealsOf(problem, plan.assignment)
  const gapCents = boundCents === null ? null : Math.max(0, plan.valueCents - boundCents)
  const isProven = gapCents !== null && gapCents < 1
  return {
    meals,
    priced: pricePlan(menu, withMeals(given, meals)),
    isProven,
    withinPercent: isProven
      ? 0
      : gapCents && Math.round((10_000 * gapCents) / Math.max(1, plan.cents)) / 100,
    isRepeatable,
  }
}
