import { availableParallelism } from 'node:os'
import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { type ProblemGiven, problemFor } from '@aisleway/core/plan/problem/plan-problem'
import { mayHold } from '@aisleway/core/plan/search/choices'
import type { Assignment } from '@aisleway/core/plan/search/plan-state'
import { searchPlan } from '@aisleway/core/plan/search/search-plan'
import { seededRandom } from '@aisleway/core/seeded-random'
import autocannon from 'autocannon'
import { mealsOf, withMeals } from '../../apps/api/src/features/plan/meals-of.ts'
import { openSolverWorker } from '../../apps/api/src/features/plan/solver/solver-worker.ts'
import { randomPlan } from '../../apps/api/src/testing/plans/random-plan.ts'
import { type SampleMenu, sampleMenu } from '../../apps/api/src/testing/plans/sample-menu.ts'
import type { Figure } from '../support/figure.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

/** `PLAN_INSTANCES=100` solves this many plans of households with random rules. */
const instances = Number(process.env.PLAN_INSTANCES ?? 12)

/** Measures how soon plans are found and proven, what they save, and how long searches wait meanwhile. */
export async function measurePlans(): Promise<Figure[]> {
  const sample = await sampleMenu()
  return [
    ...(await bySize(sample)),
    ...(await ofHouseholds(sample)),
    ...(await searchesMeanwhile()),
  ]
}

const sizes: [name: string, settings: Pick<PlanSettings, 'days' | 'mealTypes'>][] = [
  ['7 slots', { days: 7, mealTypes: ['dinner'] }],
  ['21 slots', { days: 7, mealTypes: ['breakfast', 'lunch', 'dinner'] }],
  ['42 slots', { days: 14, mealTypes: ['breakfast', 'lunch', 'dinner'] }],
]

async function bySize(sample: SampleMenu): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, size] of sizes) {
    const solved: Solving[] = []
    for (const people of [1, 4]) solved.push(await solve(sample, planFor(people, size)))
    const figure = (what: string, samples: number[], unit: string) => ({
      name: `${name}, 1 and 4 people: ${what}`,
      samples,
      unit,
    })
    figures.push(
      {
        ...figure(
          'first plan',
          solved.map(one => one.firstMs),
          'ms',
        ),
        target: { atMost: 300 },
      },
      figure(
        'within 1 % of the best known',
        solved.map(one => one.nearMs),
        'ms',
      ),
      figure(
        'until proven, or the time limit',
        solved.map(one => one.endMs),
        'ms',
      ),
      figure(
        'possibly dearer than the best',
        solved.map(one => one.gapPercent),
        '%',
      ),
    )
  }
  return figures
}

function planFor(people: number, size: Pick<PlanSettings, 'days' | 'mealTypes'>): ProblemGiven {
  return {
    settings: {
      ...size,
      firstDay: '2026-11-23',
      people: Array.from({ length: people }, (_, i) => ({
        id: `p${i}`,
        name: `Person ${i}`,
        portion: 1,
        diets: [],
        avoids: [],
        dislikes: [],
      })),
      budgetCents: null,
      daysBetweenRepeats: 7,
      maxPerMainFood: null,
      maxMinutes: {},
      dailyBands: {},
      prefersFavorites: false,
    },
    slots: {},
    eaters: {},
    atHome: {},
    lacking: [],
    favorites: new Set(),
  }
}

/** A week of dinners, and lunches for every third household, with random rules. */
async function ofHouseholds(sample: SampleMenu): Promise<Figure[]> {
  const solved: Solving[] = []
  const costs: Costs[] = []
  for (let seed = 0; solved.length < instances; seed++) {
    const given = randomPlan(sample, seededRandom(seed))
    const mealTypes: PlanSettings['mealTypes'] = seed % 3 === 0 ? ['lunch', 'dinner'] : ['dinner']
    const settings = { ...given.settings, days: 7, mealTypes, budgetCents: null, dailyBands: {} }
    const household = { ...given, slots: {}, eaters: {}, settings }
    const one = await solve(sample, household)
    if (!one.assignment) continue
    solved.push(one)
    const compared = costsOf(sample, household, one.assignment, seed)
    if (compared) costs.push(compared)
  }
  const saved = (than: 'drawn' | 'greedy', what: 'cents' | 'leftGrams', per: number) =>
    costs.map(cost => (cost[than][what] - cost.planned[what]) / per)
  return [
    {
      name: `of ${instances} households, a week: within 1 % of the best known`,
      samples: solved.map(({ nearMs }) => nearMs),
      unit: 'ms',
      target: { atMost: 3000 },
    },
    {
      name: 'the same: proven within the time limit',
      samples: [(100 * solved.filter(({ gapPercent }) => gapPercent === 0).length) / solved.length],
      unit: '%',
      target: { atLeast: 90 },
    },
    {
      name: 'the same: until proven, or the time limit',
      samples: solved.map(({ endMs }) => endMs),
      unit: 'ms',
    },
    {
      name: 'cheaper than meals drawn one by one',
      samples: saved('drawn', 'cents', 100),
      unit: '$',
    },
    { name: 'less left over than of these', samples: saved('drawn', 'leftGrams', 1), unit: 'g' },
    { name: 'cheaper than filled slot by slot', samples: saved('greedy', 'cents', 100), unit: '$' },
    { name: 'less left over than of these', samples: saved('greedy', 'leftGrams', 1), unit: 'g' },
  ]
}

type Solving = {
  firstMs: number
  nearMs: number
  endMs: number
  gapPercent: number
  /** Null if there is no plan. */
  assignment: Assignment | null
}

const worker = openSolverWorker()

async function solve({ menu }: SampleMenu, given: ProblemGiven): Promise<Solving> {
  const startedAt = performance.now()
  const problem = problemFor(menu, given, 'unlocked')
  const progressed: { ms: number; valueCents: number }[] = []
  const answer = await worker.solve({ problem, seed: 1, isGoodEnough: false }, progress => {
    if (progress.kind !== 'progress') return
    progressed.push({ ms: performance.now() - startedAt, valueCents: progress.plan.valueCents })
  })
  const endMs = performance.now() - startedAt
  if (answer.kind !== 'solved') {
    return { firstMs: endMs, nearMs: endMs, endMs, gapPercent: 0, assignment: null }
  }
  const { assignment, valueCents } = answer.plan
  const gap = answer.boundCents === null ? valueCents : valueCents - answer.boundCents
  return {
    firstMs: progressed[0]?.ms ?? endMs,
    nearMs: progressed.find(one => one.valueCents <= valueCents * 1.01)?.ms ?? endMs,
    endMs,
    gapPercent: gap < 1 ? 0 : (100 * gap) / valueCents,
    assignment,
  }
}

type Cost = { cents: number; leftGrams: number }
type Costs = Record<'planned' | 'drawn' | 'greedy', Cost>

/** Null if one of the other two methods does not fill every slot. */
function costsOf(
  { menu }: SampleMenu,
  given: ProblemGiven,
  planned: Assignment,
  seed: number,
): Costs | null {
  const problem = problemFor(menu, given, 'unlocked')
  const costOf = (assignment: Assignment): Cost => {
    const { cents, foods } = pricePlan(menu, withMeals(given, mealsOf(problem, assignment)))
    return { cents, leftGrams: foods.reduce((sum, food) => sum + (food.leftGrams ?? 0), 0) }
  }
  const random = seededRandom(seed)
  const drawn: Assignment = problem.slots.map(() => null)
  problem.slots.forEach(({ candidates }, slot) => {
    const fitting = candidates.filter(meal => mayHold(problem, drawn, slot, meal))
    drawn[slot] = fitting[Math.floor(random() * fitting.length)] ?? null
  })
  const greedy = searchPlan(problem, { rounds: 0, random })
  // Rules that the rest of the plan must keep may leave no candidate for a slot.
  if (!greedy.isComplete || drawn.includes(null)) return null
  return {
    planned: costOf(planned),
    drawn: costOf(drawn),
    greedy: costOf(greedy.assignment),
  }
}

/** How long searches wait on a server that solves four weeks at once. */
async function searchesMeanwhile(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  try {
    const shoppers = await Promise.all([1, 2, 3, 4].map(() => signUp(server.address)))
    const alone = await searchP99(server.address)
    const ending = new AbortController()
    const { settings } = planFor(4, { days: 7, mealTypes: ['breakfast', 'lunch', 'dinner'] })
    const plans = await Promise.all(
      shoppers.map(({ cookie }) =>
        fetch(`${server.address}/api/plans/solve`, {
          method: 'POST',
          headers: { cookie, origin: server.address, 'content-type': 'application/json' },
          body: JSON.stringify({ settings, seed: 1 }),
          signal: ending.signal,
        }),
      ),
    )
    if (plans.some(({ ok }) => !ok)) throw new Error('A plan was refused')
    const meanwhile = await searchP99(server.address)
    ending.abort()
    const cores = `${availableParallelism()} cores`
    return [
      { name: `99th percentile of searches, ${cores}`, samples: [alone], unit: 'ms' },
      { name: 'the same while four plans are solved', samples: [meanwhile], unit: 'ms' },
    ]
  } finally {
    await server.stop()
  }
}

async function searchP99(address: string): Promise<number> {
  const words = ['milk', 'spinach', 'rice', 'chicken', 'tofu', 'bread', 'apples', 'cheddar']
  const { latency } = await autocannon({
    url: address,
    connections: 4,
    overallRate: 200,
    duration: 12,
    requests: words.map(query => ({
      method: 'POST',
      path: '/1/indexes/updated_store/query',
      body: JSON.stringify({ query, userToken: crypto.randomUUID() }),
    })),
  })
  return latency.p99
}
