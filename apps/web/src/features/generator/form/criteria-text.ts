import type { Department } from '@aisleway/core/catalogue/departments'
import { isEveryDepartment } from '@aisleway/core/generator/departments-to-fill'
import type { ListCriteria } from '@aisleway/core/generator/list-criteria'
import { formatCents } from '@aisleway/core/money'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

/** "10 items, up to $50.00" */
export function amountText({ count, budgetCents }: ListCriteria): string {
  return messages.criteria(count, formatCents(budgetCents))
}

/** What narrows the list: "Plant Based, Produce". */
export function filtersText({ diet, departments }: ListCriteria): string {
  return [diet ? labels.diets[diet] : messages.noPreference, departmentsText(departments)].join(
    ', ',
  )
}

/** "Produce, Bakery", or "5 departments" if their names would be too many. */
export function departmentsText(departments: readonly Department[]): string {
  if (departments.length === 0) return messages.usualDepartments
  if (isEveryDepartment(departments)) return messages.allDepartments
  return departments.length > 2
    ? messages.departmentsChosen(departments.length)
    : departments.map(labels.department).join(', ')
}
