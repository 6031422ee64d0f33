import type { Home } from './contract.ts'
import { type Department, departments } from './departments.ts'
import { alternate, byPopularity, type Ranked } from './popular-first.ts'
import { isOnSale } from './product.ts'

/** The departments of the home page's showcase in this order; the first five that have products are used. */
const showcaseDepartments: readonly Department[] = [
  'Produce',
  'Dairy & Eggs',
  'Bakery',
  'Pantry',
  'Beverages',
  'Frozen',
]
const showcaseSize = 5

/** This fills whole rows at two, three, four and six columns. */
const onSaleSize = 12

/** The content of the home page: well-known products, and well-known ones on sale from many departments. */
export function homeOf(products: readonly Ranked[]): Home {
  const onSale = products.filter(isOnSale).sort(byPopularity)
  const bestOf = bestByDepartment(products)
  return {
    showcase: showcaseDepartments
      .flatMap(department => bestOf.get(department) ?? [])
      .slice(0, showcaseSize),
    onSale: alternate(onSale, ({ department }) => department).slice(0, onSaleSize),
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
