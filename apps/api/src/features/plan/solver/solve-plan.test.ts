import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { withoutConstraints } from '@aisleway/core/plan/constraints/constraints'
import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import type { MealBySlot } from '@aisleway/core/plan/planned'
import { type ProblemGiven, problemFor } from '@aisleway/core/plan/problem/plan-problem'
import { seededRandom } from '@aisleway/core/seeded-random'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '../../../testing/plans/check-plan.ts'
import { randomPlan } from '../../../testing/plans/random-plan.ts'
import { type SampleMenu, sampleMenu } from '../../../testing/plans/sample-menu.ts'
import { withMeals } from '../meals-of.ts'
import { waysOut } from '../ways-out.ts'
import { type SolverAnswer, solvePlan } from './solve-plan.ts'

/** `PLAN_CASES=10000` tries a thousand of these small plans. */
const cases = Math.ceil(Number(process.env.PLAN_CASES ?? 20) / 10)
const patienceMs = 30_000 + cases * 3_000

let whole: SampleMenu
beforeAll(async () => {
  whole = await sampleMenu()
})

/** A menu small enough to try every plan. */
function fewMeals(random: () => number): SampleMenu {
  const meals = whole.menu.meals
  const some = mealTypes.flatMap(type => {
    const ofType = meals.filter(meal => meal.mealTypes.includes(type))
    return Array.from({ length: 3 }, () => ofType[Math.floor(random() * ofType.length)]!)
  })
  const slugs = new Set(some.map(({ slug }) => slug))
  return {
    menu: { ...whole.menu, meals: meals.filter(({ slug }) => slugs.has(slug)) },
    meals: new Map([...whole.meals].filter(([slug]) => slugs.has(slug))),
  }
}

/** The lowest cost of a valid plan, found by brute force. */
function leastCents(sample: SampleMenu, given: ProblemGiven): number {
  const { slots, meals } = problemFor(sample.menu, given, 'unlocked')
  let least = Number.POSITIVE_INFINITY
  const fill = (at: number, planned: MealBySlot) => {
    const slot = slots[at]
    if (!slot) {
      const priced = pricePlan(sample.menu, withMeals(given, planned))
      if (priced.cents >= least) return
      if (faultsOf(sample, given, planned, priced).length === 0) least = priced.cents
      return
    }
    const choices = slot.fixed === null ? slot.candidates : [slot.fixed]
    for (const meal of choices) fill(at + 1, { ...planned, [slot.key]: meals[meal]!.slug })
  }
  fill(0, {})
  return least
}

function smallPlan(sample: SampleMenu, random: () => number): ProblemGiven {
  const given = randomPlan(sample, random)
  const { settings } = given
  return {
    ...given,
    settings: {
      ...settings,
      days: Math.min(settings.days, 6 / settings.mealTypes.length),
      dailyBands: {},
      prefersFavorites: false,
    },
  }
}

const solve = (sample: SampleMenu, given: ProblemGiven): Promise<SolverAnswer> =>
  solvePlan(
    { problem: problemFor(sample.menu, given, 'unlocked'), seed: 1, isGoodEnough: false },
    () => {},
  )

describe('what is proven', () => {
  it(
    'is the cheapest of all plans, or that there is none',
    async () => {
      const answers = { solved: 0, impossible: 0 }
      for (let seed = 0; seed < cases; seed++) {
        const sample = fewMeals(seededRandom(seed))
        const given = smallPlan(sample, seededRandom(seed))
        const answer = await solve(sample, given)
        const least = leastCents(sample, given)
        if (answer.kind === 'solved') {
          answers.solved += 1
          expect(answer.plan.cents, `seed ${seed}`).toBe(least)
          expect(answer.boundCents, `seed ${seed}`).toBeLessThan(least + 0.01)
        } else {
          answers.impossible += 1
          expect(least, `seed ${seed}`).toBe(Number.POSITIVE_INFINITY)
        }
      }
      expect(Math.min(answers.solved, answers.impossible)).toBeGreaterThan(0)
    },
    patienceMs,
  )
})

describe('the ways out of constraints that no plan fulfills', () => {
  it(
    'are plans that fulfill all the others, for what they are said to cost',
    async () => {
      const worker = {
        solve: (task: Parameters<typeof solvePlan>[0]) => solvePlan(task, () => {}),
        end: async () => {},
      }
      let checked = 0
      for (let seed = 0; seed < cases; seed++) {
        const sample = fewMeals(seededRandom(seed))
        const given = smallPlan(sample, seededRandom(seed))
        if ((await solve(sample, given)).kind !== 'impossible') continue
        for (const { without, meals, cents } of await waysOut(
          { menu: sample.menu, given, seed },
          worker,
        )) {
          const relaxed = { ...given, settings: withoutConstraints(given.settings, without) }
          const priced = pricePlan(sample.menu, withMeals(relaxed, meals))
          expect(faultsOf(sample, relaxed, meals, priced), `seed ${seed}`).toEqual([])
          expect(priced.cents, `seed ${seed}`).toBe(cents)
          checked += 1
        }
      }
      expect(checked).toBeGreaterThan(0)
    },
    patienceMs,
  )
})
