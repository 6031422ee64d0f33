import type { ListHead } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ListOperation,
  type ListState,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import {
  changeRecords,
  isKept,
  readRecord,
  recordKeys,
} from '../../../api/device-records/device-records.ts'
import type { RecordChange } from '../../../api/device-records/record.ts'
import {
  deviceKey,
  progressKey,
  readStored,
  unsentKey,
  writeStored,
} from '../../../api/device-store.ts'
import { copyRecord, type ListCopy, operationRecord } from './list-records.ts'

/** A list as this device has it: with what it still has to send. */
export type ListOnDevice = {
  head: ListHead
  state: ListState
  items: ListItem[]
  /** Kept, and not yet sent. */
  unsentCount: number
}

export function readCopy(userId: string, listId: string): ListCopy | undefined {
  return readRecord(copyKey(userId, listId), copyRecord)
}

/** As it is shown, with what waits to be sent. */
export function readList(userId: string, listId: string): ListOnDevice | undefined {
  const copy = readCopy(userId, listId)
  if (!copy) return undefined
  const unsent = unsentOperations(userId, listId)
  const isOnDisk = ({ id }: ListOperation) => isKept(operationKey(userId, listId, id))
  return { ...listFrom(copy, unsent), unsentCount: unsent.filter(isOnDisk).length }
}

/** Of the lists that were opened here; the server told of each. */
export function listIdsOnDevice(userId: string): string[] {
  const prefix = copyKey(userId, '')
  return recordKeys(prefix).map(key => key.slice(prefix.length))
}

/** Takes the operations that are in the copy off the device. A tab that heard less writes no copy. */
export function writeCopy(
  userId: string,
  copy: ListCopy,
  sent: readonly Pick<ListOperation, 'id'>[] = [],
): Promise<void> {
  const listId = copy.head.id
  const kept = readCopy(userId, listId)
  const drops = sent.map(({ id }) => removed(operationKey(userId, listId, id)))
  if (kept && kept.sequence > copy.sequence) return changeRecords(drops)
  const { v } = copyRecord
  return changeRecords([[copyKey(userId, listId), { v, data: copy }], ...drops])
}

/** One key for each operation: no tab can overwrite what another one keeps. */
export function keepOperation(
  userId: string,
  listId: string,
  operation: ListOperation,
): Promise<void> {
  const { v } = operationRecord
  return changeRecords([[operationKey(userId, listId, operation.id), { v, data: operation }]])
}

export function unsentOperations(userId: string, listId: string): ListOperation[] {
  return recordKeys(operationKey(userId, listId, ''))
    .flatMap(key => readRecord(key, operationRecord) ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}

export function dropOperations(
  userId: string,
  listId: string,
  operations: readonly Pick<ListOperation, 'id'>[],
): Promise<void> {
  return changeRecords(operations.map(({ id }) => removed(operationKey(userId, listId, id))))
}

export function listsWithUnsent(userId: string): string[] {
  const prefix = unsentKey(userId, 'list', '')
  const ids = recordKeys(prefix).map(key => key.slice(prefix.length).split(':')[0] ?? '')
  return [...new Set(ids)]
}

export function dropList(userId: string, listId: string): Promise<void> {
  localStorage.removeItem(peopleKey(userId, listId))
  dropProgress(listId)
  const keys = [copyKey(userId, listId), ...recordKeys(operationKey(userId, listId, ''))]
  return changeRecords(keys.map(removed))
}

function removed(key: string): RecordChange {
  return [key, undefined]
}

/** Spec 2 §3: written with every tick. */
export function keepProgress(listId: string, items: readonly ListItem[]): void {
  const ticks = Object.fromEntries(items.map(({ id, isChecked }) => [id, isChecked]))
  try {
    writeStored(progressKey(listId), ticks)
  } catch {
    // No room: the list's card shows what the server knows. The ticks themselves are records.
  }
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

/** Whether a record's key is one of this list's. */
export function isOfList(key: string, userId: string, listId: string): boolean {
  return key === copyKey(userId, listId) || key.startsWith(operationKey(userId, listId, ''))
}

/** Who shares the list; sharing writes it. */
export function peopleKey(userId: string, listId: string): string {
  return deviceKey(userId, 'people', listId)
}

function copyKey(userId: string, listId: string): string {
  return deviceKey(userId, 'list', listId)
}

function operationKey(userId: string, listId: string, id: string): string {
  return unsentKey(userId, 'list', listId, id)
}
