import { type DepartmentOrOther, departments } from '../catalogue/departments.ts'
import type { ListItem } from '../lists/list-item.ts'

/** The positions on the way through the store (spec 2 §9); others have 8, and Other comes last. */
const places: Partial<Record<DepartmentOrOther, number>> = {
  Produce: 1,
  'Dairy & Eggs': 2,
  'Meat & Seafood': 3,
  Bakery: 4,
  Frozen: 5,
  'Meal Solutions': 6,
  Household: 7,
  Other: 999,
}

const elsewhere = 8

/** The departments in the order in which somebody walks the store; omitted ones keep the store's order. */
export type DepartmentOrder = readonly DepartmentOrOther[]

/** All departments, those of the shopper's own order first. */
export function departmentsInOrder(own: DepartmentOrder = []): DepartmentOrOther[] {
  return [...departments, 'Other' as const].toSorted(comparedBy(own))
}

function comparedBy(own: DepartmentOrder) {
  const rank = new Map(own.map((department, place) => [department, place]))
  const rankOf = (department: DepartmentOrOther) => rank.get(department) ?? own.length
  return (a: DepartmentOrOther, b: DepartmentOrOther) =>
    rankOf(a) - rankOf(b) || compareDepartments(a, b)
}

export function compareDepartments(a: DepartmentOrOther, b: DepartmentOrOther): number {
  return (places[a] ?? elsewhere) - (places[b] ?? elsewhere) || a.localeCompare(b)
}

export type DepartmentGroup<Item = ListItem> = { department: DepartmentOrOther; items: Item[] }

/** One group per department in walking order; with `uncheckedFirst`, ticked items move to the end. */
export function departmentGroups<Item extends Pick<ListItem, 'department' | 'isChecked'>>(
  items: readonly Item[],
  uncheckedFirst: boolean,
  own: DepartmentOrder = [],
): DepartmentGroup<Item>[] {
  const compare = comparedBy(own)
  const groups = new Map<DepartmentOrOther, Item[]>()
  for (const item of items) {
    groups.set(item.department, [...(groups.get(item.department) ?? []), item])
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([department, group]) => ({
      department,
      items: uncheckedFirst
        ? [...group.filter(item => !item.isChecked), ...group.filter(item => item.isChecked)]
        : group,
    }))
}
