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
  /** Whether a good plan is enough, and nothing has to be proven of it. */
  isGoodEnough: boolean
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

type Tell = (answer: SolverAnswer) => void

/** Enough for a first plan within a third of a second. */
const firstRounds = 400
/** Searches that begin anew find more than a single long one. */
const boldnessOfSearches = [1, 2, 3]
const secondsToProve = 20
/** Of these, while parts of the plan are not told apart. */
const secondsWithoutParts = 8
const secondsForAny = 5

/**
 * Searches for a good plan, tells it, and then has HiGHS prove how good it is or find a better one. The effort of
 * the search is counted and not timed, so that the same task gives the same plan.
 */
export async function solvePlan(task: SolverTask, tell: Tell): Promise<SolverAnswer> {
  const { problem, isGoodEnough } = task
  // No search is needed to see that nothing fits.
  if (problem.slots.some(({ fixed, candidates }) => fixed === null && candidates.length === 0)) {
    return { kind: 'impossible', isProven: true }
  }
  const found = search(task, tell)
  if (problem.slots.every(({ fixed }) => fixed !== null)) return asItIs(found)
  if (isGoodEnough && found.isComplete) {
    return { kind: 'solved', plan: found, boundCents: null, isRepeatable: true }
  }
  return prove(task, found, tell)
}

/** Where nothing is to be chosen, there is one plan. */
function asItIs(plan: FoundPlan): SolverAnswer {
  return plan.isComplete
    ? { kind: 'solved', plan, boundCents: plan.valueCents, isRepeatable: true }
    : { kind: 'impossible', isProven: true }
}

function search({ problem, seed }: SolverTask, tell: Tell): FoundPlan {
  const random = seededRandom(seed)
  let best = searchPlan(problem, { rounds: firstRounds, random })
  const tellBest = () => {
    if (best.isComplete) tell({ kind: 'progress', plan: best, boundCents: null })
  }
  tellBest()
  for (const boldness of boldnessOfSearches) {
    const found = searchPlan(problem, { rounds: roundsFor(problem), random, boldness })
    if (!isBetter(found, best)) continue
    best = found
    tellBest()
  }
  return best
}

/** In a small plan a round takes less time, and more of them are needed: packages are shared by fewer meals. */
function roundsFor({ slots }: PlanProblem): number {
  return Math.min(6_000, Math.max(2_000, Math.ceil(50_000 / slots.length)))
}

async function prove(task: SolverTask, found: FoundPlan, tell: Tell): Promise<SolverAnswer> {
  const { problem, isGoodEnough } = task
  const until = performance.now() + 1000 * (isGoodEnough ? secondsForAny : secondsToProve)
  const hasParts = problem.stocks.some(({ part }) => part > 0)
  let known: Known = { plan: found, boundCents: null, isRepeatable: true }
  for (const withParts of hasParts ? [false, true] : [false]) {
    const left = (until - performance.now()) / 1000
    if (left < 1 || isProven(known)) break
    const seconds = hasParts && !withParts ? Math.min(left, secondsWithoutParts) : left
    const next = await improve(task, known, { withParts, seconds }, tell)
    if (next === 'infeasible') return { kind: 'impossible', isProven: true }
    known = next
    if (isGoodEnough && known.plan.isComplete) break
  }
  return known.plan.isComplete
    ? { kind: 'solved', ...known }
    : { kind: 'impossible', isProven: false }
}

type Known = Omit<Solved, 'kind'>

function isProven({ plan, boundCents }: Known): boolean {
  return plan.isComplete && boundCents !== null && plan.valueCents - boundCents < 1
}

/** Solves one of the two models, and looks for a plan near what it finds. */
async function improve(
  { problem, seed }: SolverTask,
  known: Known,
  { withParts, seconds }: { withParts: boolean; seconds: number },
  tell: Tell,
): Promise<Known | 'infeasible'> {
  const { plan } = known
  let told = known.boundCents
  const model = planModel(problem, withParts)
  const { status, values, boundCents } = await runHighs(model, {
    start: plan.isComplete ? startValues(problem, model, plan.assignment) : null,
    seconds,
    tellBound: cents => {
      // Bounds that hardly differ are told hundreds of times.
      if (!plan.isComplete || (told !== null && cents < told + 1)) return
      told = cents
      tell({ kind: 'progress', plan, boundCents: told })
    },
  })
  if (status === 'infeasible' && !plan.isComplete) return 'infeasible'
  const from = values && assignDays(problem, model, values)
  const rounds = roundsFor(problem)
  const near = from && searchPlan(problem, { from, rounds, random: seededRandom(seed) })
  const isImproved = near !== null && isBetter(near, plan)
  return {
    plan: isImproved ? near : plan,
    boundCents: higher(known.boundCents, boundCents),
    isRepeatable: known.isRepeatable && (!isImproved || status === 'optimal'),
  }
}

function higher(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function isBetter(one: FoundPlan, other: FoundPlan): boolean {
  if (one.isComplete !== other.isComplete) return one.isComplete
  return one.valueCents < other.valueCents
}
