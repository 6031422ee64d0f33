import type { DepartmentOrOther } from '../catalogue/departments.ts'
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

export function compareDepartments(a: DepartmentOrOther, b: DepartmentOrOther): number {
  return (places[a] ?? elsewhere) - (places[b] ?? elsewhere) || a.localeCompare(b)
}

export type DepartmentGroup<Item = ListItem> = { department: DepartmentOrOther; items: Item[] }

/** One group per department in walking order; with `uncheckedFirst`, ticked items move to the end. */
export function departmentGroups<Item extends Pick<ListItem, 'department' | 'isChecked'>>(
  items: readonly Item[],
  uncheckedFirst: boolean,
): DepartmentGroup<Item>[] {
  const groups = new Map<DepartmentOrOther, Item[]>()
  for (const item of items) {
    groups.set(item.department, [...(groups.get(item.department) ?? []), item])
  }
  return [...groups]
    .sort(([a], [b]) => compareDepartments(a, b))
    .map(([department, group]) => ({
      department,
      items: uncheckedFirst
        ? [...group.filter(item => !item.isChecked), ...group.filter(item => item.isChecked)]
        : group,
    }))
}
