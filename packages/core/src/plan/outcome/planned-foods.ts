import type { SlotKey } from '../plan.ts'
import type { PlannedFood } from '../planned.ts'
import { isWeighed } from '../problem/food-packages.ts'
import type { PlanFood, PlanMenu } from '../problem/plan-menu.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { PlanState } from '../search/plan-state.ts'

/** What the plan needs of each food, and the packages to buy, the most expensive food first. */
export function plannedFoods(
  { foods }: Pick<PlanMenu, 'foods'>,
  problem: PlanProblem,
  state: PlanState,
): PlannedFood[] {
  const used = problem.stocks
    .map((stock, place) => ({ ...stock, place }))
    .filter(({ place }) => state.needOf(place) > 0)
  const names = [...new Set(used.map(({ food }) => food))]
  return names
    .map(name => {
      const stocks = used.filter(({ food }) => food === name)
      return plannedFood(
        foods.get(name)!,
        problem,
        state,
        stocks.map(({ place }) => place),
      )
    })
    .sort((a, b) => b.cents - a.cents || (a.food < b.food ? -1 : 1))
}

function plannedFood(
  food: PlanFood,
  problem: PlanProblem,
  state: PlanState,
  places: readonly number[],
): PlannedFood {
  const { name, plural, gramsEach, eachMeasure } = food
  const packages = problem.stocks[places[0]!]!.packages
  const choices = places.map(place => state.packagesOf(place))
  const products = packages.flatMap(({ productId, cents }, i) => {
    const count = choices.reduce((sum, { counts }) => sum + counts[i]!, 0)
    const sold = food.packages.find(({ product }) => product.id === productId)
    if (!sold || count === 0) return []
    return [
      { product: sold.product, packages: count, packageGrams: sold.grams, cents: cents * count },
    ]
  })
  const grams = places.reduce((sum, place) => sum + state.needOf(place), 0) / 10
  return {
    food: food.food,
    need: saysHowMuch(problem, places)
      ? { name, plural, grams, gramsEach, eachMeasure: eachMeasure ?? null }
      : null,
    atHomeGrams: isWeighed(packages)
      ? Math.max(...places.map(place => problem.stocks[place]!.homeTenths)) / 10
      : 0,
    products,
    cents: choices.reduce((sum, { cents }) => sum + cents, 0),
    leftGrams: isWeighed(packages)
      ? places.reduce((sum, place) => sum + leftTenths(problem, state, place), 0) / 10
      : null,
    keepsDays: food.keepsDays,
    slots: slotsUsing(problem, places),
  }
}

/** What remains of the bought packages; what was at home is used up first. */
function leftTenths({ stocks }: PlanProblem, state: PlanState, place: number): number {
  const bought = state.packagesOf(place).tenths
  const missing = Math.max(0, state.needOf(place) - stocks[place]!.homeTenths)
  return Math.max(0, bought - missing)
}

/** "As needed" counts as a tenth of a gram per slot. */
function saysHowMuch({ slots }: PlanProblem, places: readonly number[]): boolean {
  return slots.some(({ fixed, needs }) => {
    const { stocks, tenths } = needs.get(fixed!)!
    return stocks.some((stock, i) => places.includes(stock) && tenths[i]! > 1)
  })
}

export function slotsUsing({ slots }: PlanProblem, places: readonly number[]): SlotKey[] {
  return slots
    .filter(({ fixed, needs }) => needs.get(fixed!)!.stocks.some(stock => places.includes(stock)))
    .map(({ key }) => key)
}
