import type { ListMerge } from '@aisleway/core/lists/contract'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { type Merge, merges } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'

/** Merges a list into another one, whose id is the group, and deletes it. */
export const mergeKind: OutboxKind<Merge, ListMerge> = {
  ...merges,
  about: ({ group, input: { from } }) => [aboutList(group), aboutList(from)],
  async send({ userId, group: listId, input }, sending) {
    const { from, operations, merged, quantities = [] } = input
    const merge = { listId, from, operations, merged, quantities }
    const answer = await api.lists.merge(merge, sending)
    await replicaOf(userId, listId).refresh()
    return answer
  },
  async sent({ userId, input: { from } }) {
    refresh('lists')
    await replicaOf(userId, from).forget()
  },
}
