import type { PlanProblem } from '../problem/plan-problem.ts'
import { bandNutrients, centsPerPercentOutside, percentBeyond } from '../search/band-penalty.ts'
import type { PlanModel, Row } from './model.ts'

/** Adds a column per day and limit for the amount by which the day is outside it, in cents. */
export function addBands(problem: PlanProblem, model: PlanModel): void {
  const { days, dailyBands, wholeDays } = problem
  for (const nutrient of bandNutrients) {
    const { min = null, max = null } = dailyBands[nutrient] ?? {}
    for (let day = 0; day < days; day++) {
      const eaten = eatenOn(problem, model, day, nutrient)
      if (min !== null && wholeDays[day]) addLimit(model, eaten, min, -1)
      if (max !== null) addLimit(model, eaten, max, 1)
    }
  }
}

type Eaten = { fixed: number; terms: Row['terms'] }

/** beyond ≥ sign × (eaten − limit), in cents. */
function addLimit(model: PlanModel, { fixed, terms }: Eaten, limit: number, sign: 1 | -1): void {
  const factor = percentBeyond(sign, limit) * centsPerPercentOutside
  const column = model.columns.length
  const row = model.rows.length
  model.columns.push({
    cents: 1,
    most: Infinity,
    isInteger: false,
    means: { kind: 'beyond_band', row },
  })
  model.rows.push({
    lower: factor * (fixed - limit),
    upper: Infinity,
    terms: [[column, 1], ...terms.map(([at, amount]): [number, number] => [at, -factor * amount])],
  })
}

function eatenOn(
  { slots, meals }: PlanProblem,
  { choices, classes }: PlanModel,
  day: number,
  nutrient: (typeof bandNutrients)[number],
): Eaten {
  const amountOf = (slot: number, meal: number) =>
    slots[slot]!.eatenOn.filter(one => one === day).length * (meals[meal]!.nutrition[nutrient] ?? 0)
  const terms = choices.flatMap(({ slotClass, meal }, column): Row['terms'] => {
    const amount = amountOf(classes[slotClass]!.slots[0]!, meal)
    return amount > 0 ? [[column, amount]] : []
  })
  const fixed = slots.reduce(
    (sum, one, slot) => sum + (one.fixed === null ? 0 : amountOf(slot, one.fixed)),
    0,
  )
  return { fixed, terms }
}
