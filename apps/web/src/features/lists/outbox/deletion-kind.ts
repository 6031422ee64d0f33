import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import { inOrder } from '../../../api/outbox/entry.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { waitingEntries } from '../../../api/outbox/on-device.ts'
import { merges } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'

/** `name` is the list's. */
type Deletion = { name: string; isUndone: boolean }

/** Deletes a list, or undoes its deletion; the group is the list's id. */
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
  async send({ group: listId, input: { isUndone } }, sending) {
    if (isUndone) return api.lists.restore({ listId }, sending)
    try {
      return await api.lists.remove({ listId }, sending)
    } catch (error) {
      // Another device deleted it more than a day ago, so that it is erased.
      if (!hasCode(error, 'LIST_NOT_FOUND')) throw error
    }
  },
  async sent({ userId, group, input: { isUndone } }) {
    refresh('lists')
    // An Undo is waiting: the list comes back, and changes made since then must not be dropped.
    const isBackSoon = waitingEntries(deletionKind, userId, group).some(
      ({ input }) => input.isUndone,
    )
    if (!isUndone && !isBackSoon) await replicaOf(userId, group).forget()
  },
}

/** True for a list deleted on this device, or merged into another one, until the server knows. */
export function isDeletionWaiting(userId: string, listId: string): boolean {
  const deletions = waitingEntries(deletionKind, userId, listId)
  const mergedAway = waitingEntries(merges, userId).filter(({ input }) => input.from === listId)
  const last = [...deletions, ...mergedAway].sort(inOrder).at(-1)
  return last !== undefined && !('isUndone' in last.input && last.input.isUndone)
}
