import { hasCode } from '../../../api/client/refusal.ts'
import { isCreationWaiting } from '../outbox/new-list-kind.ts'
import type { ListReplica } from './list-replica.ts'

/** Sends what waits on this device, and pulls what was done elsewhere. */
export function syncList(replica: ListReplica): Promise<void> {
  return orForget(replica, replica.sync)
}

/** A list that is no longer accessible does not stay on the device. */
export async function orForget(replica: ListReplica, send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (hasCode(error, 'LIST_NOT_FOUND')) {
      // The server does not know the list yet.
      if (isCreationWaiting(replica.userId, replica.listId))
        throw new TypeError('The list waits here')
      await replica.forget()
    }
    throw error
  }
}
