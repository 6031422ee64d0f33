import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import { problemFor } from '@aisleway/core/plan/problem/plan-problem'
import { searchPlan } from '@aisleway/core/plan/search/search-plan'
import { seededRandom } from '@aisleway/core/seeded-random'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '../../testing/plans/check-plan.ts'
import { randomPlan } from '../../testing/plans/random-plan.ts'
import { type SampleMenu, sampleMenu } from '../../testing/plans/sample-menu.ts'
import { mealsOf, withMeals } from './meals-of.ts'

/** `PLAN_CASES=10000` tries more; failures name the seed, and runs are reproducible. */
const cases = Number(process.env.PLAN_CASES ?? 60)

const patienceMs = 30_000 + cases * 200

let sample: SampleMenu
beforeAll(async () => {
  sample = await sampleMenu()
})

describe('the search', () => {
  it(
    'breaks no hard rule, to the cent and gram, whatever it is asked for',
    () => {
      const { menu } = sample
      let found = 0
      for (let seed = 0; seed < cases; seed++) {
        const given = randomPlan(sample, seededRandom(seed))
        const problem = problemFor(menu, given, 'unlocked')
        const plan = searchPlan(problem, { rounds: 20, random: seededRandom(seed) })
        if (!plan.isComplete) continue
        found += 1
        const planned = mealsOf(problem, plan.assignment)
        const priced = pricePlan(menu, withMeals(given, planned))
        expect(faultsOf(sample, given, planned, priced), `seed ${seed}`).toEqual([])
        expect(plan.cents, `seed ${seed}`).toBe(priced.cents)
      }
      expect(found).toBeGreaterThan(cases / 2)
    },
    patienceMs,
  )
})
