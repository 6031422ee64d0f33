import { progressPercent } from '@aisleway/core/lists/list'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { Split } from '@aisleway/core/sharing/split'
import { takerOf } from '@aisleway/core/sharing/split-span'
import type { DepartmentGroup, DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { doneCount, isDone } from '@aisleway/core/shopping/done-item'
import { likelyGroups } from '@aisleway/core/shopping/likely-groups'
import { tripTotals } from '@aisleway/core/trips/trip'
import { useEffect, useState } from 'react'
import { keepView } from './keep-view.ts'

/** `takenBy` is the other shopper who takes the department when two split the store. */
export type TripGroup = DepartmentGroup & { takenBy?: string }

/** A ticked row moves down only after the thumb has left it, or the focus of somebody with a keyboard. */
const settleMs = 700

/** Groups the items by department in the order of the store. Fresh ticks stay in their old position. */
export function useGroups(
  items: readonly ListItem[],
  uncheckedFirst: boolean,
  order: DepartmentOrder,
): DepartmentGroup[] {
  const checked = items.flatMap(item => (item.isChecked ? [item.id] : [])).join(' ')
  const [settled, setSettled] = useState(checked)
  useEffect(() => {
    const effect = new AbortController()
    const settle = () => keepView(() => setSettled(checked))
    const timer = setTimeout(() => {
      const row = document.querySelector(':focus-visible')?.closest('li')
      if (!row) return settle()
      const settleOnceLeft = ({ relatedTarget: next }: FocusEvent) =>
        !(next instanceof Node && row.contains(next)) && settle()
      row.addEventListener('focusout', settleOnceLeft, { signal: effect.signal })
    }, settleMs)
    return () => {
      clearTimeout(timer)
      effect.abort()
    }
  }, [checked])

  const known = new Map(items.map(item => [item.id, item]))
  const settledIds = new Set(settled.split(' '))
  const placed = items.map(item => ({
    ...item,
    isChecked: isDone({ ...item, isChecked: settledIds.has(item.id) }),
  }))
  return likelyGroups(placed, uncheckedFirst, order).map(group => ({
    ...group,
    items: group.items.map(item => known.get(item.id) ?? item),
  }))
}

/**
 * When two shoppers split the store, puts the user's own departments and unassigned ones
 * before the other's.
 */
export function ownFirst(
  groups: readonly DepartmentGroup[],
  split: Split | null,
  userId: string,
): TripGroup[] {
  const isPart = split?.some(part => part.userId === userId)
  if (!split || !isPart) return [...groups]
  const placed = groups.map((group): TripGroup => {
    const taker = takerOf(split, group.department)
    return taker === undefined || taker === userId ? group : { ...group, takenBy: taker }
  })
  return [...placed.filter(group => !group.takenBy), ...placed.filter(group => group.takenBy)]
}

/** What is ticked so far, as the cards of lists and the summary of the trip count it (spec 2 §4, §9). */
export function tripFigures(items: readonly ListItem[]) {
  const { itemsCount, checkedItemsCount, totalCents } = tripTotals(items)
  return {
    itemsCount,
    checkedItemsCount,
    totalCents,
    percent: progressPercent(checkedItemsCount, itemsCount),
  }
}

/** What is done and what is left to do in the store; the progress shown and the complete button follow it. */
export function tripProgress(items: readonly ListItem[]) {
  const done = doneCount(items)
  const left = items.filter(item => !isDone(item))
  return { done, left, percent: progressPercent(done, items.length) }
}

/** The id of the element that a department's chip jumps to. */
export function groupId(department: string): string {
  return `group-${department.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
