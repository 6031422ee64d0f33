import { type Department, type DepartmentOrOther, departments } from '../catalogue/departments.ts'
import { compareDepartments } from '../shopping/department-order.ts'

/** Where a list takes from, in the order of the way through the store; none chosen is all. */
export function departmentsToFill(chosen: readonly Department[]): DepartmentOrOther[] {
  const wanted = chosen.length > 0 ? new Set(chosen) : usual
  return [...wanted].sort(compareDepartments)
}

/** Who asks for everything wants no wine, flowers, pet food, diapers or razors: these are chosen. */
const onlyWhenChosen: readonly DepartmentOrOther[] = [
  'Personal Care',
  'Pet',
  'Baby',
  'Floral',
  'Alcohol',
]

/** A store whose products stand in no department still gets a list. */
const usual: readonly DepartmentOrOther[] = [...departments, 'Other' as const].filter(
  department => !onlyWhenChosen.includes(department),
)
