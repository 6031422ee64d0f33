import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { compareDepartments } from '../shopping/department-order.ts'
import type { Split } from './split.ts'

/** How one's departments are named. */
export type SplitSpan =
  | { kind: 'range'; first: DepartmentOrOther; last: DepartmentOrOther }
  | { kind: 'each'; departments: DepartmentOrOther[] }

/**
 * "Produce to Bakery" for three or more that follow one another on the way through the store; where
 * somebody else's lies between, each by its name.
 */
export function splitSpan(split: Split, userId: string): SplitSpan {
  const way = split.flatMap(part => part.departments).sort(compareDepartments)
  const taken = way.filter(department => takerOf(split, department) === userId)
  const [first] = taken
  const last = taken.at(-1)
  if (!first || !last || taken.length < 3) return { kind: 'each', departments: taken }
  const isRun = way.indexOf(last) - way.indexOf(first) === taken.length - 1
  return isRun ? { kind: 'range', first, last } : { kind: 'each', departments: taken }
}

/** Nobody's is one that came onto the list after the split. */
export function takerOf(split: Split, department: DepartmentOrOther): string | undefined {
  return split.find(({ departments }) => departments.includes(department))?.userId
}
