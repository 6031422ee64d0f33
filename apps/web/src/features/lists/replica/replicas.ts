import { api } from '../../../api/client/client.ts'
import { withLock } from '../../../api/with-lock.ts'
import { createListReplica, type ListReplica, type ListServer } from './list-replica.ts'

/** Never in another user's session, which may have begun in another tab. */
function serverFor(userId: string): ListServer {
  const options = { context: { sentFor: userId } }
  return {
    start: input => api.lists.start(input, options),
    read: listId => api.lists.read({ listId }, options),
    sync: input => api.lists.sync(input, options),
  }
}

const replicas = new Map<string, ListReplica>()

/** Returns this tab's only replica of the list. */
export function replicaOf(userId: string, listId: string): ListReplica {
  const key = `${userId} ${listId}`
  const replica =
    replicas.get(key) ?? createListReplica({ userId, listId, server: serverFor(userId), withLock })
  replicas.set(key, replica)
  return replica
}

export function shownReplicas(userId: string): ListReplica[] {
  return [...replicas].flatMap(([key, replica]) =>
    key.startsWith(`${userId} `) && replica.isShown() ? [replica] : [],
  )
}
