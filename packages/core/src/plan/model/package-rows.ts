import { shortfall } from '../../meals/basket/basket.ts'
import { isWeighed, leastTenths, packageChooser } from '../problem/food-packages.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { PlanModel, Row } from './model.ts'

type Use = { column: number; tenths: number }

/** The packages of each food hold what its meals need, and all of them together keep the budget. */
export function addPackages(problem: PlanProblem, model: PlanModel, withParts: boolean): void {
  const budget: Row['terms'] = []
  let fixedCents = 0
  for (const { stocks, uses } of usesOfStocks(problem, model, withParts)) {
    const { packages } = problem.stocks[stocks[0]!]!
    const homeTenths = stocks.reduce((sum, stock) => sum + problem.stocks[stock]!.homeTenths, 0)
    const choose = packageChooser(packages)
    const fixedNeed = fixedNeedOf(problem, stocks)
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
      const means = { kind: 'packages' as const, stocks, place }
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

/** Which columns take how much: from each stock, or without parts from all stocks of a food together. */
function usesOfStocks(
  { slots, stocks }: PlanProblem,
  { choices, classes }: PlanModel,
  withParts: boolean,
) {
  const keyOf = (stock: number) => (withParts ? String(stock) : stocks[stock]!.food)
  const all = new Map<string, { stocks: number[]; uses: Use[] }>()
  for (const stock of stocks.keys()) {
    const known = all.get(keyOf(stock))
    if (known) known.stocks.push(stock)
    else all.set(keyOf(stock), { stocks: [stock], uses: [] })
  }
  choices.forEach(({ slotClass, meal }, column) => {
    const needs = slots[classes[slotClass]!.slots[0]!]!.needs.get(meal)!
    needs.stocks.forEach((stock, i) => {
      all.get(keyOf(stock))!.uses.push({ column, tenths: needs.tenths[i]! })
    })
  })
  return all.values()
}

function fixedNeedOf({ slots }: PlanProblem, stocks: readonly number[]): number {
  return slots.reduce((sum, { fixed, needs }) => {
    const held = fixed === null ? undefined : needs.get(fixed)
    const at = held?.stocks.findIndex(stock => stocks.includes(stock)) ?? -1
    return sum + (at < 0 ? 0 : held!.tenths[at]!)
  }, 0)
}
