import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { type DepartmentOrder, departmentsInOrder } from '../shopping/department-order.ts'
import type { Split } from './split.ts'

/** How a shopper's departments are described. */
export type SplitSpan =
  | { kind: 'range'; first: DepartmentOrOther; last: DepartmentOrOther }
  | { kind: 'each'; departments: DepartmentOrOther[] }

/**
 * "Produce to Bakery" for three or more consecutive departments on the reader's way through the store, whose `order` it
 * is; the individual names if one of the other shopper's departments is in between.
 */
export function splitSpan(split: Split, userId: string, order: DepartmentOrder): SplitSpan {
  const way = departmentsInOrder(order).filter(department => takerOf(split, department))
  const taken = way.filter(department => takerOf(split, department) === userId)
  const [first] = taken
  const last = taken.at(-1)
  if (!first || !last || taken.length < 3) return { kind: 'each', departments: taken }
  const isRun = way.indexOf(last) - way.indexOf(first) === taken.length - 1
  return isRun ? { kind: 'range', first, last } : { kind: 'each', departments: taken }
}

/** Undefined for a department that came onto the list after the split. */
export function takerOf(split: Split, department: DepartmentOrOther): string | undefined {
  return split.find(({ departments }) => departments.includes(department))?.userId
}
