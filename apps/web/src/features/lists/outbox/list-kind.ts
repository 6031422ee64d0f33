import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { hasCode } from '../../../api/client/refusal.ts'
import type { Entry } from '../../../api/outbox/entry.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { deviceList } from '../replica/device-list.ts'
import { type KeptOperation, operations } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'
import { reportListRefused } from './report-refused.ts'

/** An operation on a list; the list's replica sends all of its waiting operations at once. */
export const listKind: OutboxKind<KeptOperation, void> = {
  ...operations,
  about: ({ group }) => [aboutList(group)],
  send: ({ userId, group }) => replicaOf(userId, group).sync(),
  async refused({ userId, group }, error) {
    return (await refusedOf(userId, group, error)).map(({ id }) => ({ group, id }))
  },
  reportRefused: (entry, error, count) => reportListRefused(entry, count, error),
}

/** The operations of a list that an answer refuses. */
async function refusedOf(
  userId: string,
  listId: string,
  error: unknown,
): Promise<readonly Pick<Entry, 'id'>[]> {
  const device = deviceList(userId, listId)
  if (hasCode(error, 'BAD_REQUEST')) return replicaOf(userId, listId).sendOneByOne()
  const unsent = device.unsentOperations()
  if (!hasCode(error, 'LIST_FULL')) return unsent
  const added = new Set(unsent.filter(addsItem).map(({ itemId }) => itemId))
  // If nothing was added, it is the limit on operations that the list has reached.
  return added.size > 0 ? unsent.filter(({ itemId }) => added.has(itemId)) : unsent
}

function addsItem({ kind }: ListOperation): boolean {
  return kind === 'add' || kind === 'restore'
}
