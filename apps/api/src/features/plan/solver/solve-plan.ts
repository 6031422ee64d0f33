import type { PlanProblem } from '@aisleway/core/plan/problem/plan-problem'
import { type FoundPlan, searchPlan } from '@aisleway/core/plan/search/search-plan'
import { seededRandom } from '../../meals/generation/seeded-random.ts'

export type SolverTask = {
  problem: PlanProblem
  seed: number
  /** Whether any plan that fulfills everything is enough. */
  isAnyEnough: boolean
}

export type SolverAnswer =
  | { kind: 'progress'; plan: FoundPlan; boundCents: number | null }
  | Solved
  | { kind: 'impossible'; isProven: boolean }

export type Solved = {
  kind: 'solved'
  plan: FoundPlan
  /** What no plan is better than; null if unknown. */
  boundCents: number | null
  /** Whether the same task gives this plan again. */
  isRepeatable: boolean
}

/** Enough for a first plan within a third of a second. */
const firstRounds = 400

export async function solvePlan(
  { problem, seed }: SolverTask,
  tell: (answer: SolverAnswer) => void,
): Promise<SolverAnswer> {
  const random = seededRandom(seed)
  const first = searchPlan(problem, { rounds: firstRounds, random })
  if (!first.isComplete) return { kind: 'impossible', isProven: false }
  tell({ kind: 'progress', plan: first, boundCents: null })
  return { kind: 'solved', plan: first, boundCents: null, isRepeatable: true }
}
