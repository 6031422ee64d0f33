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
import { readStored, removeStored, writeStored } from '../../../api/device-records/stored.ts'
import { entryKey, withRefusal } from '../../../api/outbox/entry.ts'
import { keepHere, outboxRecords, waitingHere } from '../../../api/outbox/on-device.ts'
import { type ListOnDevice, listFrom } from './list-on-device.ts'
import {
  cartUpdates,
  copyRecord,
  type ListCopy,
  merges,
  operations,
  progressRecord,
} from './list-records.ts'
import { withWaitingHead } from './waiting-head.ts'

type OperationId = Pick<ListOperation, 'id'>

/** One user's list on this device: what the server last told of it, and what waits to be sent. */
export function deviceList(userId: string, listId: string) {
  const copyKey = copyKeyOf(userId, listId)
  // Each operation is an entry of its own, so that no tab can overwrite what another one keeps.
  const operationKey = (id: string) =>
    entryKey({ userId, kind: operations.name, group: listId, id })

  const readCopy = () => readRecord(copyKey, copyRecord)
  const entries = () => waitingHere(operations, userId, listId)
  const unsentOperations = () =>
    entries()
      .map(({ input }) => input)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
  /** Those that go with something else: the cart is emptied, or another list deleted. */
  const carriedOperations = () =>
    [...waitingHere(merges, userId, listId), ...waitingHere(cartUpdates, userId, listId)].flatMap(
      ({ input }) => input.operations,
    )
  const removals = (sent: readonly OperationId[]) => sent.map(({ id }) => removed(operationKey(id)))
  const dropProgress = () => removeStored(progressKey(listId))

  return {
    readCopy,
    unsentOperations,
    carriedOperations,

    /** The list as it is shown, with what waits to be sent. */
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

    /**
     * Writes the copy and drops the operations that it includes. A tab that has heard less of the
     * server writes no copy.
     */
    writeCopy(copy: ListCopy, sent: readonly OperationId[] = []): Promise<void> {
      const kept = readCopy()
      if (kept && kept.sequence > copy.sequence) return changeRecords(removals(sent))
      return changeRecords([[copyKey, recordOf(copyRecord, copy)], ...removals(sent)])
    },

    keepOperation: (operation: ListOperation): Promise<void> =>
      keepHere(operations, { userId, group: listId, id: operation.id, input: operation }),

    /** They are no part of the list any more, and wait for the person to decide. */
    refuseOperations: (refused: readonly OperationId[], code: string): Promise<void> =>
      changeRecords(
        refused.flatMap(({ id }): RecordChange[] => {
          const record = outboxRecords.read(operationKey(id))
          return record ? [[operationKey(id), withRefusal(record, code)]] : []
        }),
      ),

    /** Takes everything of the list off the device, but for what was refused. */
    drop(): Promise<void> {
      removeStored(peopleKey(userId, listId))
      dropProgress()
      return changeRecords([copyKey, ...entries().map(entryKey)].map(removed))
    },

    /** Written with every tick (spec 2 §3). */
    keepProgress(items: readonly ListItem[]): void {
      const ticks = Object.fromEntries(items.map(({ id, isChecked }) => [id, isChecked]))
      try {
        writeStored(progressKey(listId), progressRecord, ticks)
      } catch {
        // When there is no room, the list's card shows what the server knows. The ticks themselves
        // are records.
      }
    },

    /** The progress of the trip while the server does not know everything ticked here; else undefined. */
    unsentProgress(): { checkedCount: number; itemsCount: number } | undefined {
      const progress = readStored(progressKey(listId), progressRecord)
      if (!progress || unsentOperations().length === 0) return undefined
      const ticks = Object.values(progress)
      return { checkedCount: ticks.filter(Boolean).length, itemsCount: ticks.length }
    },

    dropProgress,

    /** True when a record's key belongs to this list. */
    hasKey: (key: string) =>
      key === copyKey || (key.startsWith(unsentKey(userId, '')) && key.includes(`:${listId}:`)),
  }
}

/** The ids of the lists that were opened here. */
export function listIdsOnDevice(userId: string): string[] {
  const prefix = copyKeyOf(userId, '')
  return recordKeys(prefix).map(key => key.slice(prefix.length))
}

/** The key for who shares the list, which sharing writes. */
export function peopleKey(userId: string, listId: string): string {
  return deviceKey(userId, 'people', listId)
}

function copyKeyOf(userId: string, listId: string): string {
  return deviceKey(userId, 'list', listId)
}

function removed(key: string): RecordChange {
  return [key, undefined]
}
