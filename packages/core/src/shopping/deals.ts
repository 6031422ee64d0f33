import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { isOnSale, type Product } from '../catalogue/product.ts'

/** Fifteen are fetched and three are shown (spec 2 §7, §9). */
const dealsFetched = 15
const dealsShown = 3

export type DealReason = 'great' | 'good' | 'sale' | 'popular'

type Priced = Pick<Product, 'priceCents' | 'originalPriceCents'>

/** More than 30 % off, more than 20 % off, on sale, or else popular; exactly 30 % off counts as more than 20 %. */
export function dealReason(product: Priced): DealReason {
  const { priceCents, originalPriceCents } = product
  if (!isOnSale(product) || originalPriceCents === null) return 'popular'
  // Integers are compared, because rounding could move a price that is exactly at a bound.
  const off = (originalPriceCents - priceCents) * 100
  if (off > originalPriceCents * 30) return 'great'
  return off > originalPriceCents * 20 ? 'good' : 'sale'
}

export type ByDepartment<Value> = { [department in DepartmentOrOther]?: Value }
export type DealsByDepartment = ByDepartment<Product[]>

export function byDepartment<Value>(
  departments: readonly DepartmentOrOther[],
  valueFor: (department: DepartmentOrOther) => Value,
): ByDepartment<Value> {
  return Object.fromEntries(departments.map(department => [department, valueFor(department)]))
}

/**
 * The products to pick the deals of each department from: on sale first, then the cheaper (spec 2 §7); none for Other.
 */
export function dealsOf<Row extends Product>(
  rows: readonly Row[],
  departments: readonly DepartmentOrOther[],
  productFrom: (row: Row) => Product,
): DealsByDepartment {
  return byDepartment(departments, department => dealsIn(rows, department).map(productFrom))
}

function dealsIn<Row extends Product>(rows: readonly Row[], department: DepartmentOrOther): Row[] {
  if (department === 'Other') return []
  return rows
    .filter(row => row.department === department)
    .sort((a, b) => compareDeals(a, b) || (a.id < b.id ? -1 : 1))
    .slice(0, dealsFetched)
}

/**
 * Picks three of them at random, without those that the list already names; those on sale come first, then
 * the cheaper (spec 2 §9). `random` gives numbers from 0 up to 1 (answer 24).
 */
export function pickDeals<Deal extends Priced & { name: string }>(
  fetched: readonly Deal[],
  namesOnList: readonly string[],
  random: () => number,
): Deal[] {
  const taken = new Set(namesOnList.map(name => name.toLowerCase()))
  const left = fetched.filter(({ name }) => !taken.has(name.toLowerCase()))
  const picked: Deal[] = []
  while (picked.length < dealsShown && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked.sort(compareDeals)
}

/** Those on sale first, then the cheaper. */
function compareDeals(a: Priced, b: Priced): number {
  return Number(isOnSale(b)) - Number(isOnSale(a)) || a.priceCents - b.priceCents
}
