import type { ListItem } from '@aisleway/core/lists/list-item'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import {
  changeRecords,
  isKept,
  readRecord,
  recordKeys,
} from '../../../api/device-records/device-records.ts'
import { deviceKey, progressKey, unsentKey } from '../../../api/device-records/keys.ts'
import { type RecordChange, recordOf } from '../../../api/device-records/record.ts'
import { readStored, removeStored, tryWriteStored } from '../../../api/device-records/stored.ts'
import { type Entry, entryKey, recordOfEntry, withRefusal } from '../../../api/outbox/entry.ts'
import {
  enqueue,
  entriesOfKind,
  outboxRecords,
  waitingEntries,
} from '../../../api/outbox/on-device.ts'
import { type ListOnDevice, listFrom } from './list-on-device.ts'
import {
  cartUpdates,
  copyRecord,
  type KeptOperation,
  type ListCopy,
  merges,
  operations,
  progressRecord,
} from './list-records.ts'
import { operationNamer } from './operation-names.ts'
import { withWaitingHead } from './waiting-head.ts'

type OperationId = Pick<ListOperation, 'id'>

/** One user's list on this device: the server's last copy of it, and the operations waiting to be sent. */
export function deviceList(userId: string, listId: string) {
  const copyKey = copyKeyOf(userId, listId)
  // Each operation is a separate entry, so that no tab can overwrite what another one stores.
  const operationKey = (id: string) =>
    entryKey({ userId, kind: operations.name, group: listId, id })

  const readCopy = () => readRecord(copyKey, copyRecord)
  const entries = () => waitingEntries(operations, userId, listId)
  const unsentOperations = (): ListOperation[] =>
    entries()
      .map(({ input: { names: _, ...operation } }) => operation)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
  /** Operations sent as part of something else: the cart is emptied, or another list deleted. */
  const carriedOperations = () =>
    [
      ...waitingEntries(merges, userId, listId),
      ...waitingEntries(cartUpdates, userId, listId),
    ].flatMap(({ input }) => input.operations)
  const removals = (sent: readonly OperationId[]) => sent.map(({ id }) => removed(operationKey(id)))
  /** Notes in the entries what they are about, because it is known only by the copy. */
  const withNames = (left: readonly Entry<KeptOperation>[]): RecordChange[] => {
    const namesOf = operationNamer(readCopy(), left)
    return left.map(entry => {
      const input = { ...entry.input, names: namesOf(entry.input) }
      return [entryKey(entry), recordOfEntry({ ...entry, input }, operations.record)]
    })
  }
  const dropProgress = () => removeStored(progressKey(listId))
  /** Removes what the server can send again, and keeps what waits to be sent except for these operations. */
  const dropCopy = (sent: readonly OperationId[] = []): Promise<void> => {
    removeStored(peopleKey(userId, listId))
    dropProgress()
    const sentIds = new Set(sent.map(({ id }) => id))
    const left = entriesOfKind(operations, userId, listId).filter(({ id }) => !sentIds.has(id))
    return changeRecords([removed(copyKey), ...removals(sent), ...withNames(left)])
  }

  return {
    readCopy,
    unsentOperations,
    carriedOperations,

    /** The list as shown, including what waits to be sent. */
    read(): ListOnDevice | undefined {
      const copy = readCopy()
      if (!copy) return undefined
      const head = withWaitingHead(userId, copy.head)
      const unsent = unsentOperations()
      const isOnDisk = ({ id }: OperationId) => isKept(operationKey(id))
      return {
        ...listFrom({ ...copy, head }, [...unsent, ...carriedOperations()]),
        unsentCount: unsent.filter(isOnDisk).length,
      }
    },

    /** Tells what the operations in the outbox are about. */
    operationNamer() {
      const copy = readCopy()
      const shown = copy && { ...copy, head: withWaitingHead(userId, copy.head) }
      return operationNamer(shown, entriesOfKind(operations, userId, listId))
    },

    /**
     * Writes the copy and drops the operations it includes. A tab with an older server state
     * writes no copy.
     */
    writeCopy(copy: ListCopy, sent: readonly OperationId[] = []): Promise<void> {
      const kept = readCopy()
      if (kept && kept.sequence > copy.sequence) return changeRecords(removals(sent))
      const written = { ...copy, writtenAt: new Date().toISOString() }
      return changeRecords([[copyKey, recordOf(copyRecord, written)], ...removals(sent)])
    },

    keepOperation: (operation: ListOperation): Promise<void> =>
      enqueue(operations, { userId, group: listId, id: operation.id, input: operation }),

    /** They are no longer part of the list, and wait for the user to decide. */
    refuseOperations: (refused: readonly OperationId[], code: string): Promise<void> =>
      changeRecords(
        refused.flatMap(({ id }): RecordChange[] => {
          const record = outboxRecords.read(operationKey(id))
          return record ? [[operationKey(id), withRefusal(record, code)]] : []
        }),
      ),

    /** Removes everything about the list from the device, except what was refused. */
    drop: () => dropCopy(entries()),
    dropCopy,

    /** Written on every tick (spec 2 §3). */
    keepProgress(items: readonly ListItem[]): void {
      const ticks = Object.fromEntries(items.map(({ id, isChecked }) => [id, isChecked]))
      // If there is no room, the list's card shows what the server knows. The ticks
      // themselves are records.
      tryWriteStored(progressKey(listId), progressRecord, ticks)
    },

    /** The progress of the trip while changes made here are unsent; else undefined. */
    unsentProgress(): { checkedCount: number; itemsCount: number } | undefined {
      const progress = readStored(progressKey(listId), progressRecord)
      if (!progress || unsentOperations().length === 0) return undefined
      const ticks = Object.values(progress)
      return { checkedCount: ticks.filter(Boolean).length, itemsCount: ticks.length }
    },

    dropProgress,

    /** True if a record's key belongs to this list. */
    hasKey: (key: string) =>
      key === copyKey || (key.startsWith(unsentKey(userId, '')) && key.includes(`:${listId}:`)),
  }
}

/** The ids of the lists that were opened here. */
export function listIdsOnDevice(userId: string): string[] {
  const prefix = copyKeyOf(userId, '')
  return recordKeys(prefix).map(key => key.slice(prefix.length))
}

/** The key for who shares the list, written by sharing. */
export function peopleKey(userId: string, listId: string): string {
  return deviceKey(userId, 'people', listId)
}

function copyKeyOf(userId: string, listId: string): string {
  return deviceKey(userId, 'list', listId)
}

function removed(key: string): RecordChange {
  return [key, undefined]
}
