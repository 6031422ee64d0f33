import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import { inOrder } from '../../../api/outbox/entry.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { waitingHere } from '../../../api/outbox/on-device.ts'
import { merges } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'

/** The name is that of the list. */
type Deletion = { name: string; isUndone: boolean }

/** A list is deleted, or its deletion is undone; its id is the group. */
export const deletionKind: OutboxKind<Deletion> = {
  name: 'deletion',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && typeof data.isUndone === 'boolean'
        ? (data as Deletion)
        : undefined,
  },
  about: ({ group }) => [aboutList(group)],
  send: ({ group: listId, input: { isUndone } }, sending) =>
    isUndone ? api.lists.restore({ listId }, sending) : api.lists.remove({ listId }, sending),
  async sent({ userId, group, input: { isUndone } }) {
    refresh('lists')
    if (!isUndone) await replicaOf(userId, group).forget()
  },
}

/** True for a list that was deleted here, or went into another one, while the server does not know. */
export function isDeletedHere(userId: string, listId: string): boolean {
  const deletions = waitingHere(deletionKind, userId, listId)
  const mergedAway = waitingHere(merges, userId).filter(({ input }) => input.from === listId)
  const last = [...deletions, ...mergedAway].sort(inOrder).at(-1)
  return last !== undefined && !('isUndone' in last.input && last.input.isUndone)
}
