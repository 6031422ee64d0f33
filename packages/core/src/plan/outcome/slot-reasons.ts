import { isOnSale } from '../../catalogue/product.ts'
import type { Reason } from '../planned.ts'
import { leastTenths, packageChooser } from '../problem/food-packages.ts'
import type { PlanMenu } from '../problem/plan-menu.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import type { PlanState } from '../search/plan-state.ts'
import { slotsUsing } from './planned-foods.ts'

/** Why a slot's meal is a good choice there, starting with the foods that would cost most on their own. */
export function slotReasons(
  { foods }: Pick<PlanMenu, 'foods'>,
  problem: PlanProblem,
  state: PlanState,
  slot: number,
): Reason[] {
  const { fixed, needs, key } = problem.slots[slot]!
  const { stocks, tenths } = needs.get(fixed!)!
  const ofFoods = stocks
    .map((stock, i) => ({
      stock,
      alone: packageChooser(problem.stocks[stock]!.packages)(leastTenths(tenths[i]!)).cents,
    }))
    .sort((a, b) => b.alone - a.alone)
    .flatMap(({ stock }): Reason[] => {
      const { food, homeTenths } = problem.stocks[stock]!
      const { name, packages } = foods.get(food)!
      const { counts } = state.packagesOf(stock)
      if (homeTenths >= leastTenths(state.needOf(stock))) return [{ kind: 'at_home', food, name }]
      const earlier = slotsUsing(problem, [stock]).filter(
        other => other !== key && isBefore(problem, other, key),
      )
      const of = earlier.at(-1)
      if (of && state.savedBy(slot, stock) === 0) return [{ kind: 'uses_rest', food, name, of }]
      const bought = problem.stocks[stock]!.packages.filter((_, i) => counts[i]! > 0)
      const onSale = packages.find(
        ({ product }) => isOnSale(product) && bought.some(one => one.productId === product.id),
      )
      return onSale ? [{ kind: 'on_sale', food, name, productId: onSale.product.id }] : []
    })
  return problem.meals[fixed!]!.isFavorite ? [{ kind: 'favorite' }, ...ofFoods] : ofFoods
}

function isBefore({ slots }: PlanProblem, one: string, other: string): boolean {
  const place = (key: string) => slots.findIndex(slot => slot.key === key)
  return place(one) < place(other)
}
