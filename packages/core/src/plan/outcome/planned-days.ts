import { addDays } from '../../days.ts'
import type { BandNutrient, PlannedDay } from '../planned.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import { bandNutrients } from '../search/band-penalty.ts'

/** The nutrition of one serving of everything on each day, and which bands it misses. */
export function plannedDays(problem: PlanProblem, firstDay: string): PlannedDay[] {
  const { days, dailyBands, wholeDays } = problem
  return Array.from({ length: days }, (_, day) => {
    const amounts = bandNutrients.map((nutrient): [BandNutrient, number | null] => [
      nutrient,
      eatenOn(problem, day, nutrient),
    ])
    const outside = amounts.flatMap(([nutrient, amount]): PlannedDay['outside'] => {
      const { min = null, max = null } = dailyBands[nutrient] ?? {}
      if (amount === null) return []
      if (max !== null && amount > max) return [{ nutrient, side: 'above' }]
      return wholeDays[day] && min !== null && amount < min ? [{ nutrient, side: 'below' }] : []
    })
    const nutrition = Object.fromEntries(amounts) as PlannedDay['nutrition']
    return { day: addDays(firstDay, day), nutrition, outside }
  })
}

function eatenOn({ slots, meals }: PlanProblem, day: number, nutrient: BandNutrient) {
  const amounts = slots.flatMap(({ fixed, eatenOn }) => {
    const amount = fixed === null ? null : meals[fixed]!.nutrition[nutrient]
    return amount === null ? [] : eatenOn.filter(one => one === day).map(() => amount)
  })
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null
}
