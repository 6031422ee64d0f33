import type { ListChanges, ListDetail, ListHead } from '@aisleway/core/lists/contract'
import { stampPattern } from '@aisleway/core/lists/hybrid-clock'
import {
  applyOperations,
  type Change,
  type ListOperation,
  lastStamp,
  listRecord,
  listState,
  maxOperationsAtOnce,
} from '@aisleway/core/lists/list-operations'
import { newId } from '../../../api/client/new-id.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { followRecords, recordsSettled } from '../../../api/device-records/device-records.ts'
import { deviceClock } from './device-clock.ts'
import { deviceList } from './device-list.ts'
import type { ListOnDevice } from './list-on-device.ts'
import type { ListCopy } from './list-records.ts'

/** The server calls the replica needs; refusals are thrown. */
export type ListServer = {
  start: (input: { listId: string; isUnderWay: boolean }) => Promise<ListDetail>
  read: (listId: string) => Promise<ListDetail>
  sync: (input: {
    listId: string
    operations: ListOperation[]
    since: number
    lastOperationId: string | undefined
  }) => Promise<ListChanges>
}

type Deps = {
  userId: string
  listId: string
  server: ListServer
  /** Runs the task in one tab at a time. */
  withLock: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>
}

export type ListReplica = ReturnType<typeof createListReplica>

/**
 * A list on this device (answer 21): the server's last copy, and the changes made here since. Several tabs share the
 * device's records, which are authoritative. A change shows at once, and counts as saved once it is on disk.
 */
export function createListReplica({ userId, listId, server, withLock }: Deps) {
  const device = deviceList(userId, listId)
  const clock = deviceClock(userId)
  const listeners = new Set<() => void>()
  let list: ListOnDevice | undefined
  let isRead = false
  let isClockSet = false
  let isOutOfReach = false

  followRecords((keys, isElsewhere) => {
    if (!keys.some(key => device.hasKey(key))) return
    // The screen that completes the trip keeps showing the list until it is left.
    const isCompletedInThisTab = !isElsewhere && !isOutOfReach && !device.readCopy()
    if (!isCompletedInThisTab) show()
  })

  function read() {
    if (!isRead) list = device.read()
    isRead = true
    return list
  }

  function show() {
    isRead = false
    for (const listener of listeners) listener()
  }

  async function adopt({ state, prices, sequence, lastOperationId, ...head }: ListDetail) {
    for (const at of Object.values(state).flatMap(lastStamp)) clock.observe(at)
    isOutOfReach = false
    await device.writeCopy({ head, state, prices, sequence, lastOperationId })
  }

  async function refresh() {
    await adopt(await server.read(listId))
  }

  async function exchange(copy: ListCopy, most = maxOperationsAtOnce) {
    await recordsSettled()
    const operations = device.unsentOperations().slice(0, most).map(withValidStamp)
    const { operations: missed, ...changes } = await server.sync({
      listId,
      operations,
      since: copy.sequence,
      lastOperationId: copy.lastOperationId,
    })
    for (const { at } of missed) clock.observe(at)
    // A server that was restored from a backup lacks operations, and one that knows far more sends none. What is on the
    // device stays until all of the list has arrived.
    if (changes.sequence < copy.sequence) {
      const detail = await server.read(listId)
      await device.dropCopy(operations)
      return adopt(detail)
    }
    const state = listRecord(applyOperations(listState(copy.state), missed))
    await device.writeCopy({ ...changes, state }, operations)
  }

  /** A browser that crashed has lost its clock, and the list may contain stamps of a faster clock. */
  function nextStamp() {
    if (!isClockSet) {
      const copy = device.readCopy()
      const stamps = Object.values(copy?.state ?? {}).flatMap(lastStamp)
      const waiting = [...device.unsentOperations(), ...device.carriedOperations()]
      const unsent = waiting.map(({ at }) => at)
      clock.observe([...stamps, ...unsent].reduce((a, b) => (a > b ? a : b), ''))
      isClockSet = true
    }
    return clock.next()
  }

  function rememberProgress() {
    const changed = read()
    if (changed) device.keepProgress(changed.items)
  }

  /** The server would refuse a stamp of an earlier version of the app forever, so it gets a new one. */
  function withValidStamp(operation: ListOperation): ListOperation {
    return stampPattern.test(operation.at) ? operation : { ...operation, at: clock.next() }
  }

  return {
    userId,
    listId,
    get: read,
    /** True after `forget`, until the server returns the list again. */
    isOutOfReach: () => isOutOfReach,
    /** True while a screen of this tab shows the list. */
    isShown: () => listeners.size > 0,

    subscribe(listener: () => void) {
      if (listeners.size === 0) isRead = false
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * Shows the change at once, and resolves when it is on disk but not yet sent. If the browser cannot
     * store it, the change is rolled back and the promise rejects.
     */
    async change(itemId: string, change: Change): Promise<void> {
      const operation = { id: newId(), at: nextStamp(), itemId, ...change }
      try {
        const kept = device.keepOperation(operation)
        rememberProgress()
        await kept
      } catch (error) {
        rememberProgress()
        throw error
      }
    },

    /** Starts or resumes the trip, and adopts the list with its prices. */
    start: ({ isUnderWay = false } = {}) =>
      withLock(lockName(listId), async () => adopt(await server.start({ listId, isUnderWay }))),

    /** Adopts the name and status of a list on this device, as the server has them after a change. */
    takeHead: (head: ListHead) =>
      withLock(lockName(listId), async () => {
        const copy = device.readCopy()
        if (copy) await device.writeCopy({ ...copy, head })
      }),

    /** Adopts the server's state of a list on this device; without an answer, the next `sync` does. */
    refresh: () =>
      withLock(lockName(listId), async () => {
        if (device.readCopy()) await refresh().catch(() => {})
      }),

    /** Sends what waits here, and pulls what was done elsewhere. */
    sync: () =>
      withLock(lockName(listId), async () => {
        do {
          const copy = device.readCopy()
          if (copy && !copy.isDraft) await exchange(copy)
          else await refresh()
        } while (device.unsentOperations().length > 0)
      }),

    /** Sends the changes one by one; resolves to those the server refuses, which are marked. */
    sendOneByOne: () =>
      withLock(lockName(listId), async () => {
        const refused: ListOperation[] = []
        for (const operation of device.unsentOperations()) {
          const copy = device.readCopy()
          if (!copy) break
          try {
            await exchange(copy, 1)
          } catch (error) {
            if (!hasCode(error, 'BAD_REQUEST')) throw error
            await device.refuseOperations([operation], 'BAD_REQUEST')
            refused.push(operation)
          }
        }
        return refused
      }),

    /** Called when the list is no longer accessible: removes it from the device; what waits counts as refused. */
    async forget(): Promise<void> {
      isOutOfReach = true
      await device.refuseOperations(device.unsentOperations(), 'LIST_NOT_FOUND')
      await device.dropCopy()
    },
  }
}

function lockName(listId: string): string {
  return `list-${listId}`
}
