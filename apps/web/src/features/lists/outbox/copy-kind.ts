import { api } from '../../../api/client/client.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { dropMade, takeOverMade } from '../replica/made-list.ts'
import { aboutList } from './about-list.ts'

/** `itemIds` are the ids that items have in the copy, by those in the list, as far as it is on this device. */
type CopiedList = {
  listId: string
  name: string
  itemIds: Record<string, string>
  copiedAt: string
}

/** A copy of a list, whose id is that of the entry. */
export const copyKind: OutboxKind<CopiedList, { id: string }> = {
  name: 'list-copy',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.listId) && isText(data.name) ? (data as CopiedList) : undefined,
  },
  about: ({ id, input: { listId } }) => [aboutList(listId), aboutList(id)],
  makes: ({ id }) => aboutList(id),
  send: ({ id, input }, sending) => api.lists.copy({ id, ...input }, sending),
  sent: takeOverMade,
  dropped: dropMade,
}
