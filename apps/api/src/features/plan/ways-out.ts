import type { ImpossiblePlan, Wish } from '@aisleway/core/plan/planned'
import type { PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import { type ProblemGiven, problemFor } from '@aisleway/core/plan/problem/plan-problem'
import { wishesOf, withoutWishes } from '@aisleway/core/plan/wishes/wishes'
import { mealsOf } from './meals-of.ts'
import type { SolverWorker } from './solver/solver-worker.ts'

/** A large household has more rules than anybody would wait for. */
const mostTried = 30

type Asked = { menu: PlanMenu; given: ProblemGiven; seed: number }

/**
 * Which rules make every plan impossible: plans without one rule, or without two if one is not enough. Each plan was
 * actually found, so its cost is attainable.
 */
export async function waysOut(asked: Asked, worker: SolverWorker): Promise<ImpossiblePlan['ways']> {
  const wishes = wishesOf(asked.given.settings)
  const single = await plansWithout(
    asked,
    worker,
    wishes.map(wish => [wish]),
  )
  if (single.length > 0) return single
  const pairs = wishes.flatMap((one, i) => wishes.slice(i + 1).map(other => [one, other]))
  return plansWithout(asked, worker, pairs)
}

async function plansWithout(
  { menu, given, seed }: Asked,
  worker: SolverWorker,
  tried: readonly Wish[][],
): Promise<ImpossiblePlan['ways']> {
  const ways: ImpossiblePlan['ways'] = []
  let solved = 0
  for (const without of tried) {
    const settings = withoutWishes(given.settings, without)
    const problem = problemFor(menu, { ...given, settings }, 'unlocked')
    const isHopeless = problem.slots.some(
      ({ fixed, candidates }) => fixed === null && candidates.length === 0,
    )
    if (isHopeless || solved === mostTried) continue
    solved += 1
    const answer = await worker.solve({ problem, seed, isGoodEnough: true }, () => {})
    if (answer.kind !== 'solved') continue
    const { assignment, cents } = answer.plan
    ways.push({ without, cents, meals: mealsOf(problem, assignment) })
  }
  return ways.sort((a, b) => a.cents - b.cents)
}
