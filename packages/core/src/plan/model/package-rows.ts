import { shortfall } from '../../meals/basket/basket.ts'
import { isWeighed, leastTenths, packageChooser } from '../problem/food-packages.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { TimesOf } from './meal-times.ts'
import { columnsByMeal, type PlanModel, type Row } from './model.ts'

type Use = { column: number; tenths: number }

/** A food of which the chosen meals decide what has to be bought. */
type Bought = {
  stock: number
  uses: readonly Use[]
  /** The columns of its packages, each with the price of one. */
  paid: Row['terms']
  /** What fixed meals use. */
  fixedTenths: number
  /** The cost of packages for fixed meals plus this amount. */
  centsWith: (tenths: number) => number
}

/**
 * Adds, for each food, a column for the number of packages of each size, and the rows that make them enough for its
 * meals; then the row that keeps the total within the budget.
 */
export function addPackages(problem: PlanProblem, model: PlanModel, timesOf: TimesOf): void {
  const budget: Row['terms'] = []
  let fixedCents = 0
  for (const [stock, uses] of usesOfStocks(problem, model).entries()) {
    const { packages, homeTenths } = problem.stocks[stock]!
    const choose = packageChooser(packages)
    const fixedTenths = fixedNeedOf(problem, stock)
    const centsWith = (tenths: number) =>
      choose(leastTenths(fixedTenths + tenths) - homeTenths).cents
    const mostTenths = uses.reduce(
      (sum, { column, tenths }) => sum + model.columns[column]!.most * tenths,
      0,
    )
    // Whatever is chosen, it costs the same.
    if (centsWith(mostTenths) === centsWith(0)) {
      fixedCents += centsWith(0)
      continue
    }
    const paid = packages.map(({ cents, tenths }, place): [number, number] => {
      const most = Math.ceil((fixedTenths + mostTenths) / tenths)
      const means = { kind: 'packages' as const, stock, place }
      model.columns.push({ cents, most, isInteger: true, means })
      return [model.columns.length - 1, cents]
    })
    budget.push(...paid)
    const bought = { stock, uses, paid, fixedTenths, centsWith }
    payForEachMeal(model, timesOf, bought)
    // If the weight is unknown, one package is enough for everything.
    if (isWeighed(packages)) model.rows.push(enoughForAll(problem, bought))
  }
  model.constantCents += fixedCents
  if (problem.budgetCents !== null) {
    const upper = problem.budgetCents - fixedCents
    model.rows.push({ lower: Math.min(0, upper), upper, terms: budget })
  }
}

/**
 * A meal pays at least for the packages that it needs alone. Otherwise the relaxation would buy fractions of
 * packages, and its bound would be far too low where needs are small.
 */
function payForEachMeal(model: PlanModel, timesOf: TimesOf, { uses, paid, centsWith }: Bought) {
  const tenthsOf = new Map(uses.map(({ column, tenths }) => [column, tenths]))
  const fixedCents = centsWith(0)
  for (const ofMeal of columnsByMeal(model, [...tenthsOf.keys()])) {
    const leastTenths = Math.min(...ofMeal.map(column => tenthsOf.get(column)!))
    let last = fixedCents
    timesOf(ofMeal).forEach((times, i) => {
      const cents = centsWith((i + 1) * leastTenths)
      if (cents > last) {
        const terms: Row['terms'] = [...paid, [times, fixedCents - cents]]
        model.rows.push({ lower: fixedCents, upper: Number.POSITIVE_INFINITY, terms })
      }
      last = cents
    })
  }
}

/** The packages weigh at least what all meals need. In grams, because the solver's tolerances are absolute. */
function enoughForAll({ stocks }: PlanProblem, { stock, uses, paid, fixedTenths }: Bought): Row {
  const { packages, homeTenths } = stocks[stock]!
  return {
    lower: (fixedTenths * (1 - shortfall) - homeTenths) / 10,
    upper: Number.POSITIVE_INFINITY,
    terms: [
      ...paid.map(([column], place): [number, number] => [column, packages[place]!.tenths / 10]),
      ...uses.map(({ column, tenths }): [number, number] => [
        column,
        (-tenths * (1 - shortfall)) / 10,
      ]),
    ],
  }
}

/** For each stock, the columns that draw on it and how much they use. */
function usesOfStocks({ slots, stocks }: PlanProblem, { choices, classes }: PlanModel): Use[][] {
  const all = stocks.map((): Use[] => [])
  choices.forEach(({ slotClass, meal }, column) => {
    const needs = slots[classes[slotClass]!.slots[0]!]!.needs.get(meal)!
    needs.stocks.forEach((stock, i) => {
      all[stock]!.push({ column, tenths: needs.tenths[i]! })
    })
  })
  return all
}

function fixedNeedOf({ slots }: PlanProblem, stock: number): number {
  return slots.reduce((sum, { fixed, needs }) => {
    const held = fixed === null ? undefined : needs.get(fixed)
    const at = held?.stocks.indexOf(stock) ?? -1
    return sum + (at < 0 ? 0 : held!.tenths[at]!)
  }, 0)
}
