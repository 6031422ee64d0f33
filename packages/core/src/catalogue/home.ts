import type { Home } from './contract.ts'
import { type Department, departments } from './departments.ts'
import { isOnSale, type Product } from './product.ts'

type Ranked = Product & { popularity: number }

/** The departments that stand in the home page's window, in this order; the first five there are. */
const inWindow: readonly Department[] = [
  'Produce',
  'Dairy & Eggs',
  'Bakery',
  'Pantry',
  'Beverages',
  'Frozen',
]
const windowSize = 5

/** A whole number of rows at two, three, four and six columns. */
export const onSaleSize = 12

/** What the home page shows: well-known products, and well-known ones on sale, of many departments. */
export function homeOf(products: readonly Ranked[]): Home {
  const onSale = products.filter(isOnSale).sort(byPopularity)
  const bestOf = bestByDepartment(products)
  return {
    showcase: inWindow.flatMap(department => bestOf.get(department) ?? []).slice(0, windowSize),
    onSale: spread(onSale).slice(0, onSaleSize),
    onSaleCount: onSale.length,
    departments: departments
      .flatMap(department => bestOf.get(department) ?? [])
      .sort((a, b) => b.popularity - a.popularity)
      .map(({ department, imageUrl }) => ({ department: department as Department, imageUrl })),
  }
}

function bestByDepartment(products: readonly Ranked[]): Map<string, Ranked> {
  const best = new Map<string, Ranked>()
  for (const product of products) {
    const known = best.get(product.department)
    if (!known || byPopularity(product, known) < 0) best.set(product.department, product)
  }
  return best
}

/** One of each department in turn, so that no single one fills the row. */
function spread(products: readonly Ranked[]): Ranked[] {
  const taken = new Map<string, number>()
  const rounds = products.map(product => {
    const round = taken.get(product.department) ?? 0
    taken.set(product.department, round + 1)
    return { product, round }
  })
  return rounds.sort((a, b) => a.round - b.round).map(({ product }) => product)
}

function byPopularity(a: Ranked, b: Ranked): number {
  return b.popularity - a.popularity || (a.id < b.id ? -1 : 1)
}
