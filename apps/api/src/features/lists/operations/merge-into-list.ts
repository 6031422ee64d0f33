import { randomUUID } from 'node:crypto'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import type { ListMerge } from '@aisleway/core/lists/contract'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ItemState,
  listItems as itemsOf,
  type ListOperation,
  type ListState,
  lastStamp,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { formerMember } from '@aisleway/core/sharing/sharing'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { applyToList } from './apply-operations.ts'
import { asOperations, serverClock, stateOfList } from './new-items.ts'

type Merged = ListMerge & { list: AuthorizedList<'edit'> }

/**
 * Adds items to a list; the quantities of those already on it grow. The list must be locked. `operations` are what a
 * device has already done to the same effect.
 */
export async function mergeIntoList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  items: readonly NewListItem[],
  { operations = [], ...by }: { userId: string; now: Date; operations?: readonly ListOperation[] },
): Promise<Merged | 'list_full'> {
  const before = await stateOfList(tx, list.id)
  const state = applyOperations(before, operations)
  const clock = serverClock(by.now)
  for (const at of [...state.values()].flatMap(lastStamp)) clock.observe(at)
  const additions = asOperations(mergeItems(itemsOf(state), items, randomUUID), clock)
  const changes = [...operations, ...additions]
  const changed = await applyToList(tx, list, changes, by)
  if (changed === 'list_full') return changed
  return {
    list: changed,
    changes: changes.map(withoutAdder),
    before: listRecord(changedItems(before, changes)),
  }
}

function changedItems(before: ListState, changes: readonly ListOperation[]): ListState {
  const ids = new Set(changes.map(({ itemId }) => itemId))
  return new Map(
    [...before].flatMap(([id, item]) => (ids.has(id) ? [[id, withoutMembers(item)]] : [])),
  )
}

// The answer is remembered for retries, and must not hold the id of a member whose account is erased meanwhile.

function withoutAdder(change: ListOperation): ListOperation {
  if (change.kind !== 'add') return change
  return { ...change, item: { ...change.item, addedBy: formerMember } }
}

function withoutMembers({ base, check, ...item }: ItemState): ItemState {
  return {
    ...item,
    ...(base && { base: { ...base, value: { ...base.value, addedBy: formerMember } } }),
    ...(check && { check: { ...check, value: { ...check.value, by: formerMember } } }),
  }
}
