import { useSyncExternalStore } from 'react'
import type { ListOnDevice } from './list-on-device.ts'
import type { ListReplica } from './list-replica.ts'
import { replicaOf } from './replicas.ts'

/** The list as this device has it; undefined until it was first read, and when it is no longer accessible. */
export function useListReplica(
  userId: string,
  listId: string,
): { replica: ListReplica; list: ListOnDevice | undefined; isOutOfReach: boolean } {
  const replica = replicaOf(userId, listId)
  return {
    replica,
    list: useSyncExternalStore(replica.subscribe, replica.get),
    isOutOfReach: useSyncExternalStore(replica.subscribe, replica.isOutOfReach),
  }
}
