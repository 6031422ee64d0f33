import { shortfall } from '../../meals/basket/basket.ts'
import { isWeighed, leastTenths, packageChooser } from '../problem/food-packages.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { PlanModel, Row } from './model.ts'

type Use = { column: number; tenths: number }

/** The packages of each food hold what its meals need, and all of them together keep the budget. */
export function addPackages(problem: PlanProblem, model: PlanModel): void {
  const budget: Row['terms'] = []
  let fixedCents = 0
  for (const [food, uses] of usesByFood(problem, model)) {
    const { packages, homeTenths } = problem.stocks.find(stock => stock.food === food)!
    const choose = packageChooser(packages)
    const fixedNeed = fixedNeedOf(problem, food)
    const centsWith = (tenths: number) => choose(leastTenths(fixedNeed + tenths) - homeTenths).cents
    const mostNeed = uses.reduce(
      (sum, { column, tenths }) => sum + model.columns[column]!.most * tenths,
      0,
    )
    if (centsWith(mostNeed) === centsWith(0)) {
      fixedCents += centsWith(0)
      continue
    }
    const bought = packages.map(({ cents, tenths }, place) => {
      const most = Math.ceil((fixedNeed + mostNeed) / tenths)
      const means = { kind: 'packages' as const, food, place }
      model.columns.push({ cents, most, isInteger: true, means })
      return { column: model.columns.length - 1, cents, tenths }
    })
    budget.push(...bought.map(({ column, cents }): [number, number] => [column, cents]))
    if (isWeighed(packages)) {
      // In grams, because the solver's tolerances are absolute.
      const lower = (fixedNeed * (1 - shortfall) - homeTenths) / 10
      const terms = [
        ...bought.map(({ column, tenths }): [number, number] => [column, tenths / 10]),
        ...uses.map(({ column, tenths }): [number, number] => [
          column,
          (-tenths * (1 - shortfall)) / 10,
        ]),
      ]
      model.rows.push({ lower, upper: Infinity, terms })
    } else {
      // One package is enough for everything.
      const [one] = bought
      for (const { column } of uses) {
        const most = model.columns[column]!.most
        if (most > 0)
          model.rows.push({
            lower: 0,
            upper: Infinity,
            terms: [
              [one!.column, most],
              [column, -1],
            ],
          })
      }
    }
  }
  model.constantCents += fixedCents
  if (problem.budgetCents !== null) {
    const upper = problem.budgetCents - fixedCents
    model.rows.push({ lower: Math.min(0, upper), upper, terms: budget })
  }
}

/** Which columns take how much of each food; foods that only meals take which stay are among them. */
function usesByFood({ slots, stocks }: PlanProblem, { choices, classes }: PlanModel) {
  const uses = new Map<string, Use[]>(stocks.map(({ food }) => [food, []]))
  choices.forEach(({ slotClass, meal }, column) => {
    const needs = slots[classes[slotClass]!.slots[0]!]!.needs.get(meal)!
    needs.stocks.forEach((stock, i) => {
      uses.get(stocks[stock]!.food)!.push({ column, tenths: needs.tenths[i]! })
    })
  })
  return uses
}

function fixedNeedOf({ slots, stocks }: PlanProblem, food: string): number {
  return slots.reduce((sum, { fixed, needs }) => {
    const held = fixed === null ? undefined : needs.get(fixed)
    const at = held?.stocks.findIndex(stock => stocks[stock]!.food === food) ?? -1
    return sum + (at < 0 ? 0 : held!.tenths[at]!)
  }, 0)
}
