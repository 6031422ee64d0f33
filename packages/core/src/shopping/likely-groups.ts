import { likelyDepartment } from '../lists/guess-department.ts'
import type { ListItem } from '../lists/list-item.ts'
import { type DepartmentGroup, type DepartmentOrder, departmentGroups } from './department-order.ts'

/** The groups in which a list is shown, printed, shared and split: words are where their name suggests. */
export function likelyGroups<Item extends Pick<ListItem, 'name' | 'department' | 'isChecked'>>(
  items: readonly Item[],
  uncheckedFirst: boolean,
  own?: DepartmentOrder,
): DepartmentGroup<Item>[] {
  const placed = items.map(item => ({ ...item, department: likelyDepartment(item) }))
  return departmentGroups(placed, uncheckedFirst, own)
}
