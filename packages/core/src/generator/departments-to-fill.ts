import { type Department, type DepartmentOrOther, departments } from '../catalogue/departments.ts'
import { compareDepartments } from '../shopping/department-order.ts'

/** Where a list takes from, in the order of the way through the store; none chosen is the usual ones. */
export function departmentsToFill(chosen: readonly Department[]): DepartmentOrOther[] {
  const wanted = isEveryDepartment(chosen) ? everything : chosen.length > 0 ? chosen : usual
  return [...new Set(wanted)].sort(compareDepartments)
}

export function isEveryDepartment(chosen: readonly Department[]): boolean {
  return departments.every(department => chosen.includes(department))
}

/** Who shops for food, drinks and the household wants none of these: they are chosen. */
const onlyWhenChosen: readonly DepartmentOrOther[] = [
  'Personal Care',
  'Pet',
  'Baby',
  'Floral',
  'Alcohol',
]

/** A store whose products stand in no department still gets a list. */
const everything: readonly DepartmentOrOther[] = [...departments, 'Other']

const usual = everything.filter(department => !onlyWhenChosen.includes(department))
