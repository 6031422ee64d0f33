import { useSyncExternalStore } from 'react'
import type { ListOnDevice } from './list-on-device.ts'
import type { ListReplica } from './list-replica.ts'
import { replicaOf } from './replicas.ts'

/** The list as this device has it; undefined until it was read once. */
export function useListReplica(
  userId: string,
  listId: string,
): { replica: ListReplica; list: ListOnDevice | undefined } {
  const replica = replicaOf(userId, listId)
  return { replica, list: useSyncExternalStore(replica.subscribe, replica.get) }
}
