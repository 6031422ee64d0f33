import { api } from '../../../api/client/client.ts'
import { withLock } from '../../../api/with-lock.ts'
import { createListReplica, type ListReplica, type ListServer } from './list-replica.ts'

const server: ListServer = {
  start: listId => api.lists.start({ listId }),
  read: listId => api.lists.read({ listId }),
  sync: input => api.lists.sync(input),
}

const replicas = new Map<string, ListReplica>()

/** Returns this tab's only replica of the list. */
export function replicaOf(userId: string, listId: string): ListReplica {
  const key = `${userId} ${listId}`
  const replica = replicas.get(key) ?? createListReplica({ userId, listId, server, withLock })
  replicas.set(key, replica)
  return replica
}

export function shownReplicas(userId: string): ListReplica[] {
  return [...replicas].flatMap(([key, replica]) =>
    key.startsWith(`${userId} `) && replica.isShown() ? [replica] : [],
  )
}
