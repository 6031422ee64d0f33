import { constraintsOf, withoutConstraints } from '@aisleway/core/plan/constraints/constraints'
import type { Constraint, ImpossiblePlan } from '@aisleway/core/plan/planned'
import type { PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import { type ProblemGiven, problemFor } from '@aisleway/core/plan/problem/plan-problem'
import { mealsOf } from './meals-of.ts'
import type { SolverWorker } from './solver/solver-worker.ts'

/** A large household has more rules than anybody would wait for, and others wait for the solver. */
const mostTried = 30
const longestMs = 30_000

type Asked = { menu: PlanMenu; given: ProblemGiven; seed: number; mayTry: () => boolean }

/**
 * Which rules make every plan impossible: plans without one rule, or without two if one is not enough. Each plan was
 * actually found, so its cost is attainable.
 */
export async function waysOut(
  given: Omit<Asked, 'mayTry'>,
  worker: SolverWorker,
): Promise<ImpossiblePlan['ways']> {
  let tried = 0
  const endMs = performance.now() + longestMs
  const asked = { ...given, mayTry: () => performance.now() < endMs && ++tried <= mostTried }
  const constraints = constraintsOf(asked.given.settings)
  const single = await plansWithout(
    asked,
    worker,
    constraints.map(constraint => [constraint]),
  )
  if (single.length > 0) return single
  const pairs = constraints.flatMap((one, i) => constraints.slice(i + 1).map(other => [one, other]))
  return plansWithout(asked, worker, pairs)
}

async function plansWithout(
  { menu, given, seed, mayTry }: Asked,
  worker: SolverWorker,
  tried: readonly Constraint[][],
): Promise<ImpossiblePlan['ways']> {
  const ways: ImpossiblePlan['ways'] = []
  for (const without of tried) {
    const settings = withoutConstraints(given.settings, without)
    const problem = problemFor(menu, { ...given, settings }, 'unlocked')
    const isHopeless = problem.slots.some(
      ({ fixed, candidates }) => fixed === null && candidates.length === 0,
    )
    if (isHopeless) continue
    if (!mayTry()) break
    const answer = await worker.solve({ problem, seed, isGoodEnough: true }, () => {})
    if (answer.kind !== 'solved') continue
    const { assignment, cents } = answer.plan
    ways.push({ without, cents, meals: mealsOf(problem, assignment) })
  }
  return ways.sort((a, b) => a.cents - b.cents)
}
