import type { ListDetail, ListHead, ListNews } from '@aisleway/core/lists/contract'
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
import { newId } from '../../api/new-id.ts'
import { hasCode } from '../../api/refusal.ts'
import { deviceClock } from './device-clock.ts'
import {
  dropList,
  dropOperations,
  isOfList,
  keepOperation,
  keepProgress,
  type ListCopy,
  listFrom,
  readCopy,
  unsentOperations,
  writeCopy,
} from './list-on-device.ts'

/** What the replica asks of the server; a refusal is thrown. */
export type ListServer = {
  start: (listId: string) => Promise<ListHead>
  read: (listId: string) => Promise<ListDetail>
  sync: (input: { listId: string; operations: ListOperation[]; since: number }) => Promise<ListNews>
}

type Parts = {
  userId: string
  listId: string
  server: ListServer
  /** One tab at a time. */
  alone: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>
}

export type ListReplica = ReturnType<typeof createListReplica>

/**
 * A list on this device (decision 21): what the server last told, and what was done here since. The
 * browser's storage is the truth: several tabs share it, and a change is kept before it is shown.
 */
export function createListReplica({ userId, listId, server, alone }: Parts) {
  const clock = deviceClock(userId)
  const listeners = new Set<() => void>()
  let list = derive()
  let isOutOfReach = false

  function derive() {
    const copy = readCopy(userId, listId)
    return copy && listFrom(copy, unsentOperations(userId, listId))
  }

  function show() {
    list = derive()
    for (const listener of listeners) listener()
  }

  function keep(copy: ListCopy) {
    isOutOfReach = false
    writeCopy(userId, copy)
    show()
  }

  async function refresh() {
    const { state, prices, sequence, ...head } = await server.read(listId)
    for (const at of Object.values(state).flatMap(lastStamp)) clock.observe(at)
    keep({ head, state, prices, sequence })
  }

  async function exchange(copy: ListCopy, most = maxOperationsAtOnce) {
    const operations = unsentOperations(userId, listId).slice(0, most).map(withValidStamp)
    const news = await server.sync({ listId, operations, since: copy.sequence })
    for (const { at } of news.operations) clock.observe(at)
    const { head, prices, sequence } = news
    const state = listRecord(applyOperations(listState(copy.state), news.operations))
    writeCopy(userId, { head, state, prices, sequence })
    dropOperations(userId, listId, operations)
    show()
  }

  /** One that an earlier version of the app wrote may be refused for ever; it gets another. */
  function withValidStamp(operation: ListOperation): ListOperation {
    return stampPattern.test(operation.at) ? operation : { ...operation, at: clock.next() }
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (isOfList(key, userId, listId)) show()
  }

  return {
    listId,
    get: () => list,
    /** Forgotten, and not given back since. */
    isOutOfReach: () => isOutOfReach,
    /** On a screen of this tab. */
    isShown: () => listeners.size > 0,

    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        list = derive()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },

    /** Kept, not yet sent. Throws when the browser cannot keep it; then nothing has changed. */
    change(itemId: string, change: Change): void {
      keepOperation(userId, listId, { id: newId(), at: clock.next(), itemId, ...change })
      const changed = derive()
      if (changed) keepProgress(listId, changed.items)
      show()
    },

    /** Begins or goes on with the trip, and takes over the list with its prices. */
    start: () =>
      alone(lockName(listId), async () => {
        await server.start(listId)
        await refresh()
      }),

    /** Sends what waits here and hears what was done elsewhere. */
    sync: () =>
      alone(lockName(listId), async () => {
        do {
          const copy = readCopy(userId, listId)
          if (copy) await exchange(copy)
          else await refresh()
        } while (unsentOperations(userId, listId).length > 0)
      }),

    /** Sends the changes one by one and drops those that the server can't take; answers how many. */
    dropRefused: () =>
      alone(lockName(listId), async () => {
        let dropped = 0
        for (const operation of unsentOperations(userId, listId)) {
          const copy = readCopy(userId, listId)
          if (!copy) break
          try {
            await exchange(copy, 1)
          } catch (error) {
            if (!hasCode(error, 'BAD_REQUEST')) throw error
            dropOperations(userId, listId, [operation])
            dropped++
          }
        }
        show()
        return dropped
      }),

    /** Out of reach from now on: nothing of it stays on the device. */
    forget(): void {
      isOutOfReach = true
      dropList(userId, listId)
      show()
    },
  }
}

function lockName(listId: string): string {
  return `list-${listId}`
}
