import { assignDays } from '@aisleway/core/plan/model/assign-days'
import { planModel } from '@aisleway/core/plan/model/plan-model'
import { startValues } from '@aisleway/core/plan/model/start-values'
import type { PlanProblem } from '@aisleway/core/plan/problem/plan-problem'
import { type FoundPlan, searchPlan } from '@aisleway/core/plan/search/search-plan'
import { seededRandom } from '@aisleway/core/seeded-random'
import { runHighs } from './run-highs.ts'

export type SolverTask = {
  problem: PlanProblem
  seed: number
  /** Whether a good plan is enough and needs no proof. */
  isGoodEnough: boolean
}

export type SolverAnswer =
  | { kind: 'progress'; plan: FoundPlan; boundCents: number | null }
  | Solved
  | { kind: 'impossible'; isProven: boolean }

export type Solved = {
  kind: 'solved'
  plan: FoundPlan
  /** A lower bound on the cost of any plan; null if unknown. */
  boundCents: number | null
  /** Whether the same task gives this plan again. */
  isRepeatable: boolean
}

type Report = (answer: SolverAnswer) => void

/** Enough for a first plan within a third of a second. */
const firstRounds = 400
/** Several searches from scratch find more than a single long one. */
const boldnessOfSearches = [1, 2, 3]
const secondsToProve = 20
const secondsForAny = 5

/**
 * Searches for a good plan, reports it, and then has HiGHS prove how good it is or find a better one. The search is
 * limited by rounds, not by time, so that the same task gives the same plan.
 */
export async function solvePlan(task: SolverTask, report: Report): Promise<SolverAnswer> {
  const { problem, isGoodEnough } = task
  // Detects slots without candidates before any search.
  if (problem.slots.some(({ fixed, candidates }) => fixed === null && candidates.length === 0)) {
    return { kind: 'impossible', isProven: true }
  }
  const found = search(task, report)
  if (problem.slots.every(({ fixed }) => fixed !== null)) return asItIs(found)
  if (isGoodEnough && found.isComplete) {
    return { kind: 'solved', plan: found, boundCents: null, isRepeatable: true }
  }
  return prove(task, found, report)
}

/** If nothing has to be chosen, there is only one plan. */
function asItIs(plan: FoundPlan): SolverAnswer {
  return plan.isComplete
    ? { kind: 'solved', plan, boundCents: plan.valueCents, isRepeatable: true }
    : { kind: 'impossible', isProven: true }
}

function search({ problem, seed }: SolverTask, report: Report): FoundPlan {
  const random = seededRandom(seed)
  let best = searchPlan(problem, { rounds: firstRounds, random })
  const reportBest = () => {
    if (best.isComplete) report({ kind: 'progress', plan: best, boundCents: null })
  }
  reportBest()
  for (const boldness of boldnessOfSearches) {
    const found = searchPlan(problem, { rounds: roundsFor(problem), random, boldness })
    if (!isBetter(found, best)) continue
    best = found
    reportBest()
  }
  return best
}

/** Small plans need more rounds, because packages are shared by fewer meals, but each takes less time. */
function roundsFor({ slots }: PlanProblem): number {
  return Math.min(6_000, Math.max(2_000, Math.ceil(50_000 / slots.length)))
}

/** Has HiGHS solve the model, then searches near its solution. */
async function prove(
  { problem, seed, isGoodEnough }: SolverTask,
  found: FoundPlan,
  report: Report,
): Promise<SolverAnswer> {
  let reported: number | null = null
  const model = planModel(problem)
  const { status, values, boundCents } = await runHighs(model, {
    start: found.isComplete ? startValues(problem, model, found.assignment) : null,
    seconds: isGoodEnough ? secondsForAny : secondsToProve,
    reportBound: cents => {
      // Bounds that hardly differ arrive hundreds of times.
      if (!found.isComplete || (reported !== null && cents < reported + 1)) return
      reported = cents
      report({ kind: 'progress', plan: found, boundCents: reported })
    },
  })
  const from = values && assignDays(problem, model, values)
  const rounds = roundsFor(problem)
  const near = from && searchPlan(problem, { from, rounds, random: seededRandom(seed) })
  const isImproved = near !== null && isBetter(near, found)
  const plan = isImproved ? near : found
  if (!plan.isComplete) return { kind: 'impossible', isProven: status === 'infeasible' }
  return { kind: 'solved', plan, boundCents, isRepeatable: !isImproved || status === 'optimal' }
}

function isBetter(one: FoundPlan, other: FoundPlan): boolean {
  if (one.isComplete !== other.isComplete) return one.isComplete
  return one.valueCents < other.valueCents
}
