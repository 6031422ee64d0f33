import type { ListDetail, ListHead } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ListOperation,
  type ListState,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import {
  deviceKey,
  keysWith,
  progressKey,
  readStored,
  unsentKey,
  writeStored,
} from '../../api/device-store.ts'

/** What the server last told of a list. */
export type ListCopy = Pick<ListDetail, 'state' | 'prices' | 'sequence'> & { head: ListHead }

/** A list as this device has it: with what it still has to send. */
export type ListOnDevice = {
  head: ListHead
  state: ListState
  items: ListItem[]
  unsentCount: number
}

export function readCopy(userId: string, listId: string): ListCopy | undefined {
  const copy = readStored<ListCopy>(copyKey(userId, listId))
  // An earlier version of the app kept heads without pauses.
  return copy && { ...copy, head: { ...copy.head, pauses: copy.head.pauses ?? [] } }
}

/** Of the lists that were opened here; the server told of each. */
export function listIdsOnDevice(userId: string): string[] {
  const prefix = copyKey(userId, '')
  return keysWith(prefix).map(key => key.slice(prefix.length))
}

/** A tab that heard less writes nothing. */
export function writeCopy(userId: string, copy: ListCopy): void {
  const kept = readCopy(userId, copy.head.id)
  if (kept && kept.sequence > copy.sequence) return
  writeStored(copyKey(userId, copy.head.id), copy)
}

/** One key for each operation: no tab can overwrite what another one keeps. */
export function keepOperation(userId: string, listId: string, operation: ListOperation): void {
  writeStored(unsentKey(userId, 'list', listId, operation.id), operation)
}

export function unsentOperations(userId: string, listId: string): ListOperation[] {
  return keysWith(unsentKey(userId, 'list', listId, ''))
    .flatMap(key => readStored<ListOperation>(key) ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}

export function dropOperations(
  userId: string,
  listId: string,
  operations: readonly Pick<ListOperation, 'id'>[],
): void {
  for (const { id } of operations) localStorage.removeItem(unsentKey(userId, 'list', listId, id))
}

export function listsWithUnsent(userId: string): string[] {
  const prefix = unsentKey(userId, 'list', '')
  const ids = keysWith(prefix).map(key => key.slice(prefix.length).split(':')[0] ?? '')
  return [...new Set(ids)]
}

export function dropList(userId: string, listId: string): void {
  for (const key of keysWith(unsentKey(userId, 'list', listId, ''))) localStorage.removeItem(key)
  localStorage.removeItem(copyKey(userId, listId))
  localStorage.removeItem(peopleKey(userId, listId))
  dropProgress(listId)
}

/** Spec 2 §3: written with every tick. */
export function keepProgress(listId: string, items: readonly ListItem[]): void {
  writeStored(
    progressKey(listId),
    Object.fromEntries(items.map(({ id, isChecked }) => [id, isChecked])),
  )
}

/** How far the trip is, while the server does not know all that was ticked here; else undefined. */
export function unsentProgress(
  userId: string,
  listId: string,
): { checkedCount: number; itemsCount: number } | undefined {
  const progress = readStored<Record<string, boolean>>(progressKey(listId))
  if (!progress || unsentOperations(userId, listId).length === 0) return undefined
  const ticks = Object.values(progress)
  return { checkedCount: ticks.filter(Boolean).length, itemsCount: ticks.length }
}

export function dropProgress(listId: string): void {
  localStorage.removeItem(progressKey(listId))
}

export function listFrom(
  { head, state: told, prices }: ListCopy,
  unsent: readonly ListOperation[],
): ListOnDevice {
  const state = applyOperations(listState(told), unsent)
  const items = listItems(state).map(item => {
    const price = prices[item.id]
    if (!price) return item
    return {
      ...item,
      priceCents: item.isPriceEdited ? item.priceCents : price.priceCents,
      originalPriceCents: price.originalPriceCents,
    }
  })
  return { head, state, items, unsentCount: unsent.length }
}

/** Whether a storage event tells of this list. */
export function isOfList(key: string | null, userId: string, listId: string): boolean {
  return (
    key === null ||
    key === copyKey(userId, listId) ||
    key.startsWith(unsentKey(userId, 'list', listId, ''))
  )
}

/** Who shares the list; sharing writes it. */
export function peopleKey(userId: string, listId: string): string {
  return deviceKey(userId, 'people', listId)
}

function copyKey(userId: string, listId: string): string {
  return deviceKey(userId, 'list', listId)
}
