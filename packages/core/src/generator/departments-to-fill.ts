import { type Department, type DepartmentOrOther, departments } from '../catalogue/departments.ts'
import { compareDepartments } from '../shopping/department-order.ts'

/** The departments that a list takes products from, in walking order; the usual ones if none is chosen. */
export function departmentsToFill(chosen: readonly Department[]): DepartmentOrOther[] {
  const wanted = isEveryDepartment(chosen) ? everything : chosen.length > 0 ? chosen : usual
  return [...new Set(wanted)].sort(compareDepartments)
}

export function isEveryDepartment(chosen: readonly Department[]): boolean {
  return departments.every(department => chosen.includes(department))
}

/** These departments are left out unless chosen, because a usual list holds food, drinks and household goods. */
const onlyWhenChosen: readonly DepartmentOrOther[] = [
  'Personal Care',
  'Pet',
  'Baby',
  'Floral',
  'Alcohol',
]

/** A store whose products have no department still gets a list. */
const everything: readonly DepartmentOrOther[] = [...departments, 'Other']

const usual = everything.filter(department => !onlyWhenChosen.includes(department))
