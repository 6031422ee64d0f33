import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { progressPercent } from '@aisleway/core/lists/list'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { type DepartmentGroup, departmentGroups } from '@aisleway/core/shopping/department-order'
import { tripTotals } from '@aisleway/core/trips/trip'
import { useEffect, useState } from 'react'

/** A ticked row stays until the thumb has left it; then it sinks. */
const settleMs = 700

/** The groups of the way through the store, with ticks that are fresh still in their old place. */
export function useGroups(items: readonly ListItem[], uncheckedFirst: boolean): DepartmentGroup[] {
  const checked = items.flatMap(item => (item.isChecked ? [item.id] : [])).join(' ')
  const [settled, setSettled] = useState(checked)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(checked), settleMs)
    return () => clearTimeout(timer)
  }, [checked])

  const known = new Map(items.map(item => [item.id, item]))
  const settledIds = new Set(settled.split(' '))
  const placed = items.map(item => ({
    ...item,
    isChecked: settledIds.has(item.id),
    department: item.department === 'Other' ? guessDepartment(item.name) : item.department,
  }))
  return departmentGroups(placed, uncheckedFirst).map(group => ({
    ...group,
    items: group.items.map(item => known.get(item.id) ?? item),
  }))
}

export function tripFigures(items: readonly ListItem[]) {
  const { itemsCount, checkedItemsCount, totalCents } = tripTotals(items)
  return {
    itemsCount,
    checkedItemsCount,
    totalCents,
    percent: progressPercent(checkedItemsCount, itemsCount),
  }
}

export function checkedIn(items: readonly ListItem[]): number {
  return items.filter(item => item.isChecked).length
}

/** Where a department's chip leads. */
export function groupId(department: string): string {
  return `group-${department.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
